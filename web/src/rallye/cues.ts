/** Which events of the rally game make a sound, alarm the viewer or are announced by a dialog. */
import type { RallyeEvent, TableEvent } from '../protocol/generated'
import { isStoodIn } from '../table/presence'
import type { Sound } from '../table/sounds'
import { say } from '../texts/texts.svelte'
import { partyOf } from './displays'
import { isStuck } from './moves'
import type { RallyeView } from './views'

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

/** Whether it is an attack on the viewer's own party. */
export function isAlarming(event: Event, { match, seat }: RallyeView): boolean {
  if (event.event !== 'Attacked' || !match || seat === null) return false
  return partyOf(match.round, seat) === event.party
}

/** Whether the viewer is asked to answer an attack, or to extend the round. */
export function asksByDialog(view: RallyeView): boolean {
  const { match, seat } = view
  if (!match || seat === null || isStoodIn(view)) return false
  const { phase, attack, waiting } = match.round
  if (phase === 'window') return attack?.party === partyOf(match.round, seat)
  return phase === 'call' && waiting.includes(seat)
}

/** An attack can be answered only for some seconds. */
export const isPressing = asksByDialog

/** Whether it is an attack on the viewer, or their way to the goal. */
export function isInDialog(event: Event, view: RallyeView): boolean {
  if (!asksByDialog(view)) return false
  if (event.event === 'Laid' || event.event === 'GoalReached') return event.seat === view.seat
  return isAlarming(event, view)
}

export function advice({ match }: RallyeView): string {
  return match && isStuck(match.round.legal) ? say('web', 'rallye-stuck') : ''
}

export function isNewHand({ event }: Event): boolean {
  return event === 'Dealt'
}
