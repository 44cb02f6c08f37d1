/** What somebody is about to enter of a hand, and what has to be written for it. */
import type { PadChange } from '../device/messages'
import { changed, NONE, saidOf } from '../pad/fields'
import type { PadRound, PadView, UnoCard } from '../protocol/generated'
import { kindOf, printedOn } from './cards'

/** What is left in a hand. */
export interface HandEntry {
  /** The sum of all, or by kinds that of the numbers alone. */
  typed: string
  kinds: { symbols: number; wilds: number } | null
}

/** What was told of a hand, by the most precise: its cards, kinds of them, its points. */
export function handEntry(round: PadRound, seat: number, byKinds: boolean): HandEntry {
  const cards = saidOf(round, 'cards', seat)
  if (cards !== null) return kindsOf(cards === NONE ? [] : cards.split(' '))
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

function kindsOf(cards: readonly string[]): HandEntry {
  const ranks = cards.map((card) => printedOn(card as UnoCard))
  const numbers = ranks.filter(({ rank }) => kindOf(rank) === 'number')
  const wilds = ranks.filter(({ colour }) => colour === null).length
  return {
    typed: String(numbers.reduce((sum, { rank }) => sum + Number(rank), 0)),
    kinds: { symbols: ranks.length - numbers.length - wilds, wilds },
  }
}

/** The points of a hand. */
export function pointsOf(view: PadView, { typed, kinds }: HandEntry): number {
  const symbols = (kinds?.symbols ?? 0) * worthOf(view, 'symbols')
  return Number(typed) + symbols + (kinds?.wilds ?? 0) * worthOf(view, 'wilds')
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
