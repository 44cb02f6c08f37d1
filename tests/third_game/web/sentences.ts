/** Zwanzig in sentences: what happened, and what to do. */
import type { EventOf } from '../net/views'
import { say, type Args, type Names } from '../texts/texts.svelte'
import { numberOf } from './cards'
import type { ZwanzigView } from './views'

type Event = EventOf<'zwanzig'>

export function narrate(event: Event, view: ZwanzigView, names: Names): string | null {
  const did = (id: string, seat: number, args: Args = {}) =>
    say('web', `zwanzig-told-${id}`, { ...who(seat, view, names), ...args })
  switch (event.event) {
    case 'Dealt':
      return did('dealt', event.dealer, { number: event.number })
    case 'TurnedUp':
      return say('web', 'zwanzig-told-turned-up', {
        card: numberOf(event.card),
      })
    case 'Laid':
      return did('laid', event.seat, { card: numberOf(event.card) })
    case 'Drew':
      return did('drew', event.seat)
    case 'Passed':
      return did('passed', event.seat)
    case 'RoundEnded':
      if (event.winner === null) return say('web', 'zwanzig-told-round-open')
      return did('round-won', event.winner)
    case 'MatchEnded':
      return event.winners.map((winner) => did('match-won', winner)).join(' ')
    default:
      return null
  }
}

export function miniCard(event: Event): string | null {
  return event.event === 'Laid' || event.event === 'TurnedUp' ? event.card : null
}

/** What to do on the viewer's turn. */
export function task(view: ZwanzigView): string {
  const { legal, top } = view.match!.round
  if (legal.includes('draw')) return say('web', 'zwanzig-draw-note')
  if (legal.includes('pass')) return say('web', 'zwanzig-pass-note')
  return say('web', 'zwanzig-fits', {
    count: legal.length,
    card: numberOf(top),
  })
}

export function who(seat: number, view: ZwanzigView, names: Names): Args {
  return { you: view.seat === seat ? 'yes' : 'no', name: names.seat(seat) }
}
