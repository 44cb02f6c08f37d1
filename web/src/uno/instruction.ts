/** What to do on one's own turn, in one sentence. */
import type { UnoCard, UnoRound } from '../protocol/generated'
import { joinChoices } from '../table/names'
import { say } from '../texts/texts.svelte'
import { colourName, kindOf, printedOn, theCard } from './cards'
import type { Offer } from './moves'

/** Which of the cards in hand go on the pile; to draw if none does. */
export function instruction(round: UnoRound, offer: Offer): string {
  const cards = [...new Set(offer.lays.map(({ card }) => card))]
  if (cards.length === 0) return drawing(round)
  const [only] = cards
  if (cards.length === 1) return say('web', 'uno-lay-only', { card: theCard(only!) })
  return say('web', 'uno-lay-any', { cards: joinChoices(kinds(cards, round)) })
}

function drawing(round: UnoRound): string {
  const { rank } = printedOn(round.top)
  const other = printedOn(round.top).colour ? rank : 'wild'
  return say('web', 'uno-nothing-fits', { colour: anyOf(round), other: aCard(other) })
}

/** The cards by what makes them fit: their colour, their rank, or that they always fit. */
function kinds(cards: readonly UnoCard[], round: UnoRound): string[] {
  const printed = cards.map(printedOn)
  const ofColour = printed.some(({ colour }) => colour === round.colour)
  const ranks = printed.filter(({ colour }) => colour !== round.colour).map(({ rank }) => rank)
  // Beside a card of the colour a draw four would be a bluff: allowed, but nothing to suggest.
  const others = ranks.filter((rank) => !(ofColour && rank === 'wild-draw-four'))
  return [...(ofColour ? [anyOf(round)] : []), ...[...new Set(others)].map(aCard)]
}

function anyOf({ colour }: UnoRound): string {
  return say('web', 'uno-any-of-colour', { colour: colour ? colourName(colour) : '' })
}

function aCard(rank: string): string {
  const kind = kindOf(rank)
  return say('web', `uno-a-${kind}`, kind === 'number' ? { rank: Number(rank) } : {})
}
