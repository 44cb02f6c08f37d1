/** The table of the rally game in words, for screen readers. */
import type { RallyeRound } from '../protocol/generated'
import { cardName, say, type Names } from '../texts/texts.svelte'
import { ownDisplay } from './displays'
import { displayInWords, whom } from './sentences'
import type { Seen } from './views'

/** The table in words: whose turn it is, every display, the piles, the own hand. */
export function describe(view: Seen, names: Names, edition: string): string[] {
  const round = view.match?.round
  if (!round) return []
  const own = ownDisplay(round, view.seat)
  const others = round.displays.filter((display) => display !== own)
  return [
    ...turnInWords(view, round, names),
    ...(own ? [displayInWords(own, round, view, names, edition)] : []),
    ...others.map((display) => displayInWords(display, round, view, names, edition)),
    pilesInWords(round, edition),
    ...(view.seat === null ? [] : [handInWords(round, edition)]),
  ]
}

function turnInWords(view: Seen, round: RallyeRound, names: Names): string[] {
  const { attack } = round
  if (round.phase === 'over') return []
  if (round.phase === 'window' && attack) {
    return [say('web', 'rallye-words-window', whom(round, view.seat, attack.party, names))]
  }
  const you = round.on_turn === view.seat ? 'yes' : 'no'
  return [say('web', 'rallye-words-turn', { you, name: names.seat(round.on_turn) })]
}

function pilesInWords(round: RallyeRound, edition: string): string {
  const stock = say('web', 'rallye-words-stock', { count: round.stock })
  const discard = round.discard
    ? say('web', 'rallye-words-discard', { card: cardName('rallye', round.discard, edition) })
    : say('web', 'rallye-words-discard-bare')
  return `${stock} ${discard}`
}

function handInWords(round: RallyeRound, edition: string): string {
  const cards = round.hand.map((card) => cardName('rallye', card, edition))
  return say('web', 'rallye-words-hand', { count: cards.length, cards: cards.join(', ') })
}
