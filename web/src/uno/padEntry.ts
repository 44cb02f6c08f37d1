/** What somebody is about to enter of a hand, and what has to be written for it. */
import type { PadChange } from '../device/messages'
import { changed, saidOf } from '../pad/fields'
import type { PadRound, PadView } from '../protocol/generated'

/** What is left in a hand. */
export interface HandEntry {
  /** The sum of all, or by kinds that of the numbers alone. */
  typed: string
  kinds: { symbols: number; wilds: number } | null
}

export function handEntry(round: PadRound, seat: number, byKinds: boolean): HandEntry {
  const [points, numbers, symbols, wilds] = (
    ['points', 'numbers', 'symbols', 'wilds'] as const
  ).map((field) => saidOf(round, field, seat))
  const told = numbers !== null || symbols !== null || wilds !== null
  if (told || (byKinds && points === null))
    return {
      typed: numbers ?? '',
      kinds: { symbols: Number(symbols ?? 0), wilds: Number(wilds ?? 0) },
    }
  return { typed: points ?? '', kinds: null }
}

export function handChanges(round: PadRound, seat: number, entry: HandEntry): PadChange[] {
  const { typed, kinds } = entry
  const sum = String(Number(typed))
  return changed(round, seat, {
    points: kinds ? null : sum,
    numbers: kinds ? sum : null,
    symbols: kinds ? String(kinds.symbols) : null,
    wilds: kinds ? String(kinds.wilds) : null,
    cards: null,
  })
}

/** What a card of a kind is worth. */
export function worthOf({ worth }: PadView, kind: 'symbols' | 'wilds'): number {
  return worth[kind] ?? worth[`own-${kind}`] ?? 0
}
