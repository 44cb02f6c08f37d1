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
  isNewHand: ({ event }) => event === 'Dealt',
  isPressing: () => false,
  lastBoard: (before, events) => {
    const round: ZwanzigRound = { ...before, phase: 'over', waiting: [], legal: [], blocked: {} }
    for (const event of events) {
      if (event.event !== 'Laid') continue
      round.top = event.card
      round.hand = round.hand.filter((card) => card !== event.card)
      round.hand_sizes = round.hand_sizes.map((size, seat) => size - Number(seat === event.seat))
    }
    return round
  },
}

function mayLay({ legal, hand }: ZwanzigRound): boolean {
  return hand.some((card) => legal.includes(card))
}
