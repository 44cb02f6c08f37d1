/** Which events of the rally game make a sound, alarm the viewer or are announced by a dialog. */
import type { RallyeEvent, TableEvent } from '../protocol/generated'
import { isStoodIn } from '../table/presence'
import type { Sound } from '../table/sounds'
import { editionOf } from '../texts/texts.svelte'
import { partyOf } from './displays'
import { instruction } from './instruction'
import { offers } from './moves'
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
      return 'coup'
    case 'GoalReached':
      return 'goal'
    case 'ExtensionCalled':
      return 'horn'
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
  const { match, seat, solo } = view
  if (!match || seat === null || isStoodIn(view)) return false
  const { phase, attack, waiting, legal } = match.round
  if (phase === 'window' && solo && !offers(legal, 'coup')) return false
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

/** To let an attack stand that one cannot answer. */
export function formality({ match }: RallyeView): string | null {
  return match?.round.legal.length === 1 && offers(match.round.legal, 'stand') ? 'stand' : null
}

export function advice({ match, seat, rules }: RallyeView): string {
  return match ? instruction(match.round, seat, editionOf(rules)) : ''
}

export function isNewHand({ event }: Event): boolean {
  return event === 'Dealt'
}
