/** Ways cards go over a table, whichever game. */
import type { View } from '../net/views'
import type { Drew } from '../protocol/generated'

export interface Route {
  /** Names of places, the best first: not every board has all of them. */
  from: string[]
  to: string[]
  card: string
  times: number
}

const MAX_AT_ONCE = 4

export function route(from: string[], to: string[], card: string, times = 1): Route {
  return { from, to, card, times }
}

/** Cards drawn are seen from behind, and of many only some. */
export function drawn({ seat, count }: Drew, view: View): Route {
  return route(['stock'], held(view, seat), 'back', Math.min(count, MAX_AT_ONCE))
}

/** Where somebody holds their cards. */
export function held(view: View, seat: number): string[] {
  return seat === view.seat ? ['hand', `seat-${seat}`] : [`seat-${seat}`]
}
