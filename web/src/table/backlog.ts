/** How fast moves are shown that wait to be shown: all within a short while. */
export const MAX_BACKLOG_MS = 3000
/** Milliseconds that a move is shown at normal speed, roughly. */
export const EACH_MS = 600
const TWICE = 2

/** The speed at which a move is shown while others wait behind it: double, or more. */
export function speedFor(waiting: number): number {
  return Math.max(TWICE, ((waiting + 1) * EACH_MS) / MAX_BACKLOG_MS)
}
