/** A table of UNO for tests: four animals, the first is the viewer. */
import type { UnoRound } from '../protocol/generated'
import { ANIMALS, head } from '../testing/table'
import type { UnoView } from './views'

export function unoView(round: Partial<UnoRound> = {}, table: Partial<UnoView> = {}): UnoView {
  const players = round.hand_sizes?.length ?? 4
  const seat = table.seat === undefined ? 0 : table.seat
  const hand = round.hand ?? ['red-3', 'green-7', 'blue-draw-two', 'wild']
  return {
    ...head(players, 'bot'),
    game: 'uno',
    rules: 'uno-carabiner',
    seat,
    ...table,
    match: {
      number: 1,
      target: 500,
      totals: [],
      sheets: [],
      winners: [],
      round: {
        rule_set: 'uno-carabiner',
        members: ANIMALS.slice(0, players).map((_, index) => [index]),
        seat,
        dealer: players - 1,
        phase: 'turn',
        on_turn: 0,
        waiting: [round.on_turn ?? 0],
        direction: 1,
        follower: seat === null ? null : 1,
        top: 'blue-7',
        colour: 'blue',
        pending: 0,
        doubted: null,
        passes: 0,
        uncalled: null,
        called: [],
        winner: null,
        stock: 63,
        hand_sizes: [hand.length, 5, 1, 8],
        hand,
        drawn: null,
        shown: null,
        legal: [],
        blocked: {},
        ...round,
      },
    },
  }
}
