/** Who is thinking, as far as everybody may know. */
import type { View } from '../net/views'

/**
 * The only other player the match waits for. In the window after an attack there is none: who takes
 * their time then holds an answer.
 */
export function thinkerAt({ state, clock, match, seat }: View): number | null {
  const waiting = match?.round.waiting ?? []
  const turn = state === 'playing' && (clock === null || clock.kind === 'turn')
  const [only = null] = waiting
  return turn && waiting.length === 1 && only !== seat ? only : null
}
