/** Routes of flying cards, for all games. */
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
/** How many cards are seen to be dealt to each of the others. */
const DEALT_TO_OTHERS = 2

export function route(from: string[], to: string[], card: string, times = 1): Route {
  return { from, to, card, times }
}

/** Drawn cards fly face down, and only a few of many. */
export function drawn({ seat, count }: Drew, view: View): Route {
  return route(['stock'], held(view, seat), 'back', Math.min(count, MAX_AT_ONCE))
}

/** Everybody is dealt cards, of which a few are seen. */
export function dealt(view: View): Route[] {
  const sizes = view.match?.round.hand_sizes ?? []
  return sizes.map((size, seat) =>
    route(['stock'], held(view, seat), 'back', Math.min(size, DEALT_TO_OTHERS)),
  )
}

/** The place of somebody's hand. */
export function held(view: View, seat: number): string[] {
  return seat === view.seat ? ['hand', `seat-${seat}`] : [`seat-${seat}`]
}
