/** What UNO brings to the table. */
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
import { advance, lastBoard } from './advance'
import { offerOf } from './moves'
import { routesOf } from './routes'
import { withSkip } from './skips'
import { momentOf } from './moments'
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
      ['E', 'catch'],
    ],
    hint: 'help-catch',
  },
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
  cardOf: (move) => offerOf([move]).lays[0]?.card ?? null,
  isNewHand,
  isPressing,
  advance,
  lastBoard,
}
