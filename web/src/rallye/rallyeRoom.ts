/** What the rally game brings to the table. */
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
import Board from './RallyeBoard.svelte'
import { lastBoard } from './lastBoard'
import { routesOf } from './routes'
import { miniCard, narrate } from './sentences'

export const room: Room<'rallye'> = {
  Board,
  goal: ({ match }) => say('web', 'table-goal', { km: match?.round.goal ?? 0 }),
  help: { keys: [['A', 'discard']], hint: 'help-coup' },
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
