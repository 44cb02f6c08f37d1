/** What UNO brings to the table. */
import { asksByDialog, isAlarming, isNewHand, isToldByDialog, soundOf } from './hearing'
import { routesOf } from './routes'
import { describe, miniCard, tell } from './telling'
import Board from './UnoBoard.svelte'

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
  isNewHand,
}
