/** What UNO brings to the table. */
import { withSkip } from '../net/skips'
import {
  advice,
  asksByDialog,
  isAlarming,
  isNewHand,
  isPressing,
  isToldByDialog,
  soundOf,
} from './hearing'
import { lastBoard } from './lastBoard'
import { routesOf } from './routes'
import { miniCard, tell } from './telling'
import Board from './UnoBoard.svelte'

export const room = {
  Board,
  completed: withSkip,
  tell,
  describe: () => import('./description'),
  miniCard,
  routesOf,
  soundOf,
  isAlarming,
  asksByDialog,
  isToldByDialog,
  advice,
  isNewHand,
  isPressing,
  lastBoard,
}
