/** How what happens at a table of the rally game is heard. */
import type { RallyeView } from '../net/views'
import type { RallyeEvent, TableEvent } from '../protocol/generated'
import type { Sound } from '../table/sounds'
import { partyOf } from './displays'

type Event = RallyeEvent | TableEvent

export function soundOf(event: Event, view: RallyeView): Sound | null {
  switch (event.event) {
    case 'Attacked':
      if (event.card === 'flat-tyre') return 'tyre'
      return isAlarming(event, view) ? 'horn' : 'card'
    case 'Laid':
    case 'Discarded':
      return 'card'
    case 'CoupFourrePlayed':
      return 'horn'
    case 'MatchEnded':
      return 'win'
    default:
      return null
  }
}

/** An attack on the viewer's own party. */
export function isAlarming(event: Event, { match, seat }: RallyeView): boolean {
  if (event.event !== 'Attacked' || !match || seat === null) return false
  return partyOf(match.round, seat) === event.party
}

/** An attack that may be answered, and the way to the goal where it is asked whether to go on. */
export function isToldByDialog(event: Event, view: RallyeView): boolean {
  const phase = view.match?.round.phase
  if (phase === 'window') return isAlarming(event, view)
  return phase === 'call' && event.event === 'Laid' && event.seat === view.seat
}

export function isNewHand({ event }: Event): boolean {
  return event === 'Dealt'
}
