/** What is needed to draw a display. */
import type { RallyeDisplayView, RallyeRound } from '../protocol/generated'
import type { Names } from '../texts/texts.svelte'
import type { Target } from './targets'
import type { RallyeView } from './views'

/** The cards of a display, which are new, and where a chosen card may go. */
export interface Laid {
  display: RallyeDisplayView
  edition: string
  targets: ReadonlyMap<string, Target>
  news: ReadonlySet<string>
  onplay: (target: Target) => void
}

/** A display with its players. */
export interface Party extends Laid {
  round: RallyeRound
  view: RallyeView
  names: Names
  /** Whether nobody looks from a seat. */
  absent: (seat: number) => boolean
}
