/** What UNO brings to the table. */
import type { Room } from '../catalogue'
import { say } from '../texts/texts.svelte'
import {
  advice,
  asksByDialog,
  isAlarming,
  isNewHand,
  isPressing,
  isInDialog,
  soundOf,
} from './cues'
import { lastBoard } from './lastBoard'
import { routesOf } from './routes'
import { withSkip } from './skips'
import { miniCard, narrate } from './sentences'
import Board from './UnoBoard.svelte'

export const room: Room<'uno'> = {
  Board,
  goal: ({ match }) => say('web', 'table-target', { points: match?.target ?? 0 }),
  completed: withSkip,
  help: {
    keys: [
      ['A', 'draw'],
      ['U', 'uno'],
    ],
    hint: 'help-catch',
  },
  narrate,
  describe: () => import('./description'),
  miniCard,
  routesOf,
  soundOf,
  isAlarming,
  asksByDialog,
  isInDialog,
  advice,
  isNewHand,
  isPressing,
  lastBoard,
}
