/** The hint on show: what the expert would do at the viewer's seat, and why. */
import type { View } from '../net/views'
import type { Hint } from '../protocol/generated'
import { isMyTurn } from './presence'

/** A hint, and the card of the hand that its move uses. */
export interface Shown extends Hint {
  card: string | null
}

type Round = NonNullable<View['match']>['round']

let given = $state.raw<{ hint: Shown; round: Round } | null>(null)

/** Whether advice is fair to all: among bots alone, or where all have agreed. */
export function mayAdvise(view: View): boolean {
  return view.hints || view.chairs.every((it, seat) => seat === view.seat || it?.kind === 'bot')
}

/** Whether there are hints now: on one's own turn, where advice is fair. */
export function mayHint(view: View): boolean {
  return isMyTurn(view) && mayAdvise(view)
}

/** The hint on show; it holds only for the round it was given in. */
export function hintFor(view: View | null): Shown | null {
  return given && given.round === view?.match?.round ? given.hint : null
}

export function dropHint(): void {
  given = null
}

/** Shows a hint that was given in a round. */
export function showHint(hint: Shown, round: Round): void {
  given = { hint, round }
}
