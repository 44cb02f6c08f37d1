import type { ViewOf } from '../net/views'
import type { UnoCard, UnoEvent, UnoRound } from '../protocol/generated'

/** Somebody misses a turn: an event that this client adds, see `skips.ts`. */
interface Skipped {
  event: 'Skipped'
  seat: number
}

declare module '../net/views' {
  interface GameTypes {
    uno: { round: UnoRound; event: UnoEvent | Skipped; card: UnoCard }
  }
}

export type UnoView = ViewOf<'uno'>
/** What of a view the table in words is made of. */
export type Seen = Pick<UnoView, 'seat' | 'match'>
