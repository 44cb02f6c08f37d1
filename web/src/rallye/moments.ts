/** The great moments of the rally game. */
import type { RallyeEvent, TableEvent } from '../protocol/generated'
import type { Moment } from '../table/moments.svelte'
import { say } from '../texts/texts.svelte'
import { isSafety, SAFETIES } from './cards'
import { partyOf } from './displays'
import { coupName } from './sentences'
import type { RallyeView } from './views'

export function momentOf(
  event: RallyeEvent | TableEvent,
  view: RallyeView,
  edition: string,
): Pick<Moment, 'kind' | 'title'> | null {
  switch (event.event) {
    case 'CoupFourrePlayed':
      if (hasAll(view, event.seat)) return allSafeties()
      return { kind: 'coup', title: say('web', 'moment-coup', { term: coupName(edition) }) }
    case 'Laid':
      return isSafety(event.card) && hasAll(view, event.seat) ? allSafeties() : null
    case 'GoalReached':
      return { kind: 'goal', title: say('web', 'moment-goal') }
    case 'ExtensionCalled':
      return { kind: 'extension', title: say('web', 'moment-extension', { km: event.goal }) }
    default:
      return null
  }
}

function allSafeties(): Pick<Moment, 'kind' | 'title'> {
  return { kind: 'safeties', title: say('web', 'moment-safeties') }
}

function hasAll({ match }: RallyeView, seat: number): boolean {
  const round = match!.round
  return round.displays[partyOf(round, seat)]?.safeties.length === SAFETIES.length
}
