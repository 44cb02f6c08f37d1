/** UNO in sentences: what happened, and how the table stands. */
import type { Happening } from '../net/table'
import type { AnyEvent, UnoView } from '../net/views'
import type { UnoCard, UnoRound } from '../protocol/generated'
import { cardName, say, type Args, type Names } from '../texts/texts.svelte'
import { colourName, theCard } from './faces'

/** One sentence of what happened; null for what needs no words. */
export function tell(event: AnyEvent, view: UnoView, names: Names): string | null {
  const did = (id: string, seat: number, args: Args = {}) =>
    say('web', `uno-told-${id}`, { you: isYou(view, seat), name: names.seat(seat), ...args })
  switch (event.event) {
    case 'Dealt':
      return did('dealt', event.dealer, { number: event.number })
    case 'TurnedUp':
      return say('web', 'uno-told-turned-up', { card: theCard(event.card) })
    case 'Played': {
      const card = theCard(event.card as UnoCard)
      if (!('colour' in event) || !event.colour) return did('played', event.seat, { card })
      return did('wished', event.seat, { card, colour: colourName(event.colour) })
    }
    case 'UnoCalled':
      return did('called', event.seat)
    case 'Caught':
      return between('caught', event.seat, event.caught, view, names)
    case 'Drew':
      return did('drew', event.seat, { count: event.count })
    case 'Kept':
      return did('kept', event.seat)
    case 'Challenged': {
      const id = event.guilty ? 'challenged-guilty' : 'challenged-innocent'
      return between(id, event.seat, event.challenged, view, names)
    }
    case 'ColourNamed':
      return did('named', event.seat, { colour: colourName(event.colour) })
    case 'HandsSwapped':
      return between('swapped', event.seat, event.other, view, names)
    case 'HandsPassedOn':
      return say('web', event.direction > 0 ? 'uno-told-passed-on' : 'uno-told-passed-back')
    case 'Reshuffled':
      return say('web', 'uno-told-reshuffled', { count: event.stock })
    case 'RoundEnded':
      if (event.winner === null) return say('web', 'uno-told-round-open')
      return won('round-won', event.winner, view, names)
    case 'MatchEnded':
      return event.winners.map((party) => won('match-won', party, view, names)).join(' ')
    default:
      return null
  }
}

/** What happened last, in words. */
export function lastTold(happenings: readonly Happening[], view: UnoView, names: Names): string {
  const told = happenings.at(-1)?.events.map((event) => tell(event, view, names)) ?? []
  return told.filter((sentence) => sentence !== null).join(' ')
}

/** The card to show beside the sentence. */
export function miniCard(event: AnyEvent): UnoCard | null {
  return event.event === 'Played' || event.event === 'TurnedUp' ? (event.card as UnoCard) : null
}

/** The table in words, for whoever does not see it. */
export function describe(view: UnoView, names: Names, edition: string): string[] {
  const round = view.match?.round
  if (!round) return []
  const cards = (count: number) => say('web', 'uno-cards', { count })
  const card = theCard(round.top)
  const lines = [
    round.colour
      ? say('web', 'uno-words-top', { card, colour: colourName(round.colour) })
      : say('web', 'uno-words-top-open', { card }),
    ...turnInWords(view, round, names),
    say('web', round.direction > 0 ? 'uno-clockwise' : 'uno-anticlockwise'),
  ]
  if (round.pending) lines.push(say('web', 'uno-words-pending', { cards: cards(round.pending) }))
  round.hand_sizes.forEach((count, seat) => {
    if (seat === view.seat) return
    const id = round.called.includes(seat) ? 'uno-words-holds-called' : 'uno-words-holds'
    lines.push(say('web', id, { name: names.seat(seat), cards: cards(count) }))
  })
  lines.push(say('web', 'uno-words-stock', { cards: cards(round.stock) }))
  if (view.seat !== null) {
    const list = round.hand.map((held) => cardName('uno', held, edition)).join(', ')
    const id = list ? 'uno-words-hand' : 'uno-words-hand-empty'
    lines.push(say('web', id, list ? { cards: cards(round.hand.length), list } : {}))
  }
  return lines
}

function turnInWords(view: UnoView, round: UnoRound, names: Names): string[] {
  if (round.phase === 'over') return []
  const you = isYou(view, round.on_turn)
  return [say('web', 'uno-words-turn', { you, name: names.seat(round.on_turn) })]
}

function isYou(view: UnoView, seat: number): 'yes' | 'no' {
  return view.seat === seat ? 'yes' : 'no'
}

/** Something one seat does to another; either may be oneself. */
function between(id: string, by: number, at: number, view: UnoView, names: Names): string {
  const you = view.seat === by ? 'by' : view.seat === at ? 'at' : 'no'
  return say('web', `uno-told-${id}`, { you, name: names.seat(by), other: names.seat(at) })
}

function won(id: string, party: number, view: UnoView, names: Names): string {
  const members = view.match?.round.members[party] ?? []
  const mine = view.seat !== null && members.includes(view.seat)
  const name = names.party(party)
  if (!mine && members.length > 1) return say('web', `uno-told-${id}-team`, { name })
  return say('web', `uno-told-${id}`, {
    you: !mine ? 'no' : members.length > 1 ? 'team' : 'yes',
    name,
  })
}
