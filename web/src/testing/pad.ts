/** Score pads for tests: as the engine shows them. */
import { GAMES } from '../catalogue'
import type { PadEvent, PadPlace, PadRound, PadView } from '../protocol/generated'

/** What is said of a round: by field, with the party or seat after a dot: `km.0`. */
export type Told = Record<string, string>

export function padRound(number: number, told: Told = {}, points: number[] = [0, 0]): PadRound {
  return {
    number,
    said: answers(told),
    concluded: [],
    missing: [],
    problems: [],
    complete: true,
    sheets: points.map((total) => ({ lines: [], total })),
  }
}

export function answers(told: Told) {
  return Object.entries(told).map(([key, value]) => {
    const [field, of] = key.split('.')
    return { field: field!, of: of === undefined ? null : Number(of), value }
  })
}

/** A match of two at the first game after rounds with these points by party. */
export function padView(points: number[][], changes: Partial<PadView> = {}): PadView {
  const totals = [0, 1].map((party) => points.reduce((sum, each) => sum + each[party]!, 0))
  return {
    pad: 'a0',
    game: GAMES[0]!,
    rules: 'fx-schmid',
    names: ['Lena', 'Oma'],
    members: [[0], [1]],
    target: 5000,
    fewest_win: false,
    worth: { safeties: 100, 'coups-fourres': 300, win: 400 },
    first_dealer: 0,
    dealer: 0,
    counted: points.length,
    totals,
    winners: [],
    rounds: points.map((each, index) => padRound(index + 1, {}, each)),
    next_round: padRound(points.length + 1),
    quarrels: [],
    trail: [],
    standing: [],
    unknown: [],
    ...changes,
  }
}

export function fieldAt(round: number, field: string, of: number | null = null): PadPlace {
  return { on: 'field', round, field, of }
}

/** Events of a pad in the order of their numbers, each at its moment. */
export function padEvent(
  id: string,
  at: number,
  place: PadPlace,
  value: string | null,
  by = 'Lena',
): PadEvent {
  return { id, pad: 'a0', by, at, place, value, replaces: [] }
}
