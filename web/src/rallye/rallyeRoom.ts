/** What the rally game brings to the table. */
import {
  advice,
  asksByDialog,
  isAlarming,
  isNewHand,
  isPressing,
  isToldByDialog,
  soundOf,
} from './hearing'
import Board from './RallyeBoard.svelte'
import { lastBoard } from './lastBoard'
import { routesOf } from './routes'
import { miniCard, tell } from './telling'

export const room = {
  Board,
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
