/** What Zwanzig brings to the table. */
import type { Room } from '../catalogue'
import { drawn, held, route } from '../table/routes'
import { say } from '../texts/texts.svelte'
import { miniCard, narrate, task } from './sentences'
import type { ZwanzigRound } from './views'
import Board from './ZwanzigBoard.svelte'

export const room: Room<'zwanzig'> = {
  Board,
  goal: ({ match }) => say('web', 'table-target', { points: match?.target ?? 0 }),
  help: { keys: [], hint: 'zwanzig-draw-note' },
  narrate,
  describe: () => import('./description'),
  miniCard,
  routesOf: (event, view) => {
    if (event.event === 'Drew') return [drawn(event, view)]
    if (event.event !== 'Laid') return []
    return [route(held(view, event.seat), ['discard'], event.card)]
  },
  soundOf: ({ event }) => (event === 'Laid' ? 'card' : event === 'MatchEnded' ? 'win' : null),
  isAlarming: () => false,
  asksByDialog: () => false,
  isInDialog: () => false,
  advice: (view) => (mayLay(view.match!.round) ? '' : task(view)),
  cardOf: (move, { match }) => match?.round.hand.find((card) => card === move) ?? null,
  isNewHand: ({ event }) => event === 'Dealt',
  isPressing: () => false,
  advance: (round, event, next) => {
    if (event.event === 'Dealt' || event.event === 'Drew') return next ?? round
    if (event.event !== 'Laid') return round
    return {
      ...round,
      top: event.card,
      hand: round.hand.filter((card) => card !== event.card),
      hand_sizes: round.hand_sizes.map((size, seat) => size - Number(seat === event.seat)),
    }
  },
  lastBoard: (round) => ({
    ...round,
    phase: 'over',
    waiting: [],
    legal: [],
    blocked: {},
  }),
}

function mayLay({ legal, hand }: ZwanzigRound): boolean {
  return hand.some((card) => legal.includes(card))
}
