/** The rows of a pad's table. */
import type { PadRound, PadView } from '../protocol/generated'

/** Lines that are scored once, for which a tick says more than a count. */
const ONCE = ['all-safeties', 'win', 'no-200s', 'after-stock', 'before-stock', 'extension']
/** By line: the field of the round that decides it. */
const DECIDED_BY: Record<string, string> = {
  win: 'winner',
  'no-200s': 'drove_200s',
  'after-stock': 'used_up',
  'before-stock': 'early',
  extension: 'caller',
  'failed-extension': 'caller',
}

export interface Row {
  line: string
  /** What it is worth once; null if that depends. */
  worth: number | null
  once: boolean
}

/** In the rally game all lines of the edition, in UNO those that a hand or somebody's sheet has. */
export function rowsOf({ game, worth }: PadView, { sheets }: PadRound): Row[] {
  if (game === 'rallye') {
    const distance = { line: 'distance', worth: null, once: false }
    return [distance, ...Object.entries(worth).map(([line, points]) => row(line, points))]
  }
  const scored = new Set(sheets.flatMap(({ lines }) => lines.map(({ id }) => id)))
  return [...scored].map((line) => row(line, worth[line] ?? null))
}

function row(line: string, worth: number | null): Row {
  return { line, worth, once: ONCE.includes(line) }
}

/** The field that decides a line, if it is one that is asked for. */
export function decidingField({ rounds, next_round }: PadView, line: string, number: number) {
  const field = DECIDED_BY[line]
  const round = rounds[number - 1] ?? next_round
  if (!field || !round) return null
  if (field !== 'drove_200s') return { field, of: null }
  const winner = [...round.concluded, ...round.said].find((each) => each.field === 'winner')?.value
  const of = winner ? 'ABC'.indexOf(winner) : -1
  return of >= 0 ? { field, of } : null
}
