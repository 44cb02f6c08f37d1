/** What the rally game brings to the table. */
import type { Room } from '../catalogue'
import { say } from '../texts/texts.svelte'
import {
  advice,
  asksByDialog,
  formality,
  isAlarming,
  isNewHand,
  isPressing,
  isInDialog,
  soundOf,
} from './cues'
import Board from './RallyeBoard.svelte'
import { advance, lastBoard } from './advance'
import { cardUsed } from './moves'
import { routesOf } from './routes'
import { momentOf } from './moments'
import { miniCard, narrate } from './sentences'

export const room: Room<'rallye'> = {
  Board,
  hurries: true,
  goal: ({ match }) => say('web', 'table-goal', { km: match?.round.goal ?? 0 }),
  help: { keys: [['A', 'discard']], hint: 'help-coup' },
  narrate,
  describe: () => import('./description'),
  miniCard,
  routesOf,
  soundOf,
  momentOf,
  isAlarming,
  asksByDialog,
  isInDialog,
  advice,
  formality,
  cardOf: (move, { match }) => cardUsed(move, match?.round.attack ?? null),
  isNewHand,
  isPressing,
  advance,
  lastBoard,
}
