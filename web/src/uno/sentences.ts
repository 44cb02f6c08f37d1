/** UNO in sentences: what happened. */
import type { Happening } from '../net/table'
import type { AnyEvent } from '../net/views'
import type { UnoCard } from '../protocol/generated'
import { say, type Args, type Names } from '../texts/texts.svelte'
import { colourName, theCard } from './cards'
import type { UnoView } from './views'

const INCIDENTS = ['Caught', 'Challenged', 'Skipped']

/** An event in a sentence; null if it needs none. */
export function narrate(event: AnyEvent, view: UnoView, names: Names): string | null {
  const did = (id: string, seat: number, args: Args = {}) =>
    say('web', `uno-told-${id}`, { you: isYou(view, seat), name: names.seat(seat), ...args })
  switch (event.event) {
    case 'Dealt':
      return did('dealt', event.dealer, { number: event.number })
    case 'TurnedUp':
      return say('web', 'uno-told-turned-up', { card: theCard(event.card as UnoCard) })
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
    case 'Skipped':
      return did('skipped', event.seat)
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
  const told = happenings.at(-1)?.events.map((event) => narrate(event, view, names)) ?? []
  return told.filter((sentence) => sentence !== null).join(' ')
}

/** Who was caught, challenged or skipped just now: it leaves no trace on the table. */
export function incident(happenings: readonly Happening[], view: UnoView, names: Names): string {
  const events = happenings.at(-1)?.events.filter(({ event }) => INCIDENTS.includes(event)) ?? []
  return events.map((event) => narrate(event, view, names)).join(' ')
}

/** The card to show beside the sentence. */
export function miniCard(event: AnyEvent): UnoCard | null {
  return event.event === 'Played' || event.event === 'TurnedUp' ? (event.card as UnoCard) : null
}

function isYou(view: UnoView, seat: number): 'yes' | 'no' {
  return view.seat === seat ? 'yes' : 'no'
}

/** A sentence about what one seat does to another; either may be the viewer. */
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
