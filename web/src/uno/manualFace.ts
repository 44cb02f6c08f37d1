/** What UNO brings to its manual. */
import type { ManualFace } from '../manual/manualFace'
import { describe } from './description'
import { offerOf } from './moves'
import Picture from './ManualPicture.svelte'

export const manualFace: ManualFace<'uno'> = {
  Picture,
  describe,
  cardOf: (move) => offerOf([move]).lays[0]?.card ?? null,
}
