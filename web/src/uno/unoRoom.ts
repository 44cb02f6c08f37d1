/** What UNO brings to the table. */
import { advice, asksByDialog, isAlarming, isNewHand, isToldByDialog, soundOf } from './hearing'
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
  advice,
  isNewHand,
}
