/** What the rally game brings to the table. */
import { advice, asksByDialog, isAlarming, isNewHand, isToldByDialog, soundOf } from './hearing'
import Board from './RallyeBoard.svelte'
import { routesOf } from './routes'
import { describe, miniCard, tell } from './telling'

export const room = {
  Board,
  tell,
  describe,
  miniCard,
  routesOf,
  soundOf,
  isAlarming,
  asksByDialog,
  isToldByDialog,
  advice,
  isNewHand,
}
