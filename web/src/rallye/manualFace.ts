/** What the rally game brings to its manual. */
import type { ManualFace } from '../manual/manualFace'
import { describe } from './description'
import { cardUsed } from './moves'
import Picture from './ManualPicture.svelte'

export const manualFace: ManualFace<'rallye'> = {
  Picture,
  describe,
  cardOf: (move, { match }) => cardUsed(move, match?.round.attack ?? null),
}
