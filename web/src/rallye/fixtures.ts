/** A table of the rally game for tests: animals, the first is the viewer. */
import type { RallyeDisplayView, RallyeRound } from '../protocol/generated'
import { head } from '../testing/table'
import type { RallyeView } from './views'

export const agreed: RallyeRound['agreed'] = {
  speed_pile: true,
  coup_fourre_points: 300,
  extension_points: 200,
  extended_goal: 1000,
}

export function display(
  party: number,
  members: number[],
  more: Partial<RallyeDisplayView> = {},
): RallyeDisplayView {
  const bare = { battle: null, speed: null, distances: {}, km: 0, safeties: [] }
  return { party, members, ...bare, ...more }
}

export function rallyeView(
  round: Partial<RallyeRound> = {},
  table: Partial<RallyeView> = {},
): RallyeView {
  const displays = round.displays ?? [display(0, [0]), display(1, [1])]
  const players = displays.flatMap(({ members }) => members).length
  const seat = table.seat === undefined ? 0 : table.seat
  return {
    ...head(players, 'person'),
    game: 'rallye',
    rules: 'fx-schmid',
    ...table,
    seat,
    match: {
      number: 1,
      target: 5000,
      totals: [],
      sheets: [],
      winners: [],
      round: {
        rule_set: 'fx-schmid',
        agreed,
        seat,
        dealer: 1,
        phase: 'turn',
        on_turn: 0,
        waiting: [0],
        attack: null,
        goal: 700,
        caller: null,
        winner: null,
        stock: 40,
        discard: null,
        hand_sizes: Array.from({ length: players }, () => 6),
        hand: [],
        fresh: [],
        legal: [],
        blocked: {},
        ...round,
        displays,
      },
    },
  }
}
