/** What somebody is about to enter, and what has to be written for it. */
import type { PadChange } from '../device/messages'
import type { PadRound } from '../protocol/generated'
import { placeOf, saidOf } from './fields'
import { KM } from './words'

export const SAFETIES = ['right-of-way', 'driving-ace', 'puncture-proof', 'petrol-station'] as const
const NONE = 'none'

/** The cards before a party of the rally game. */
export interface RallyeEntry {
  /** How many cards of each distance. */
  counts: number[]
  /** The kilometres, if they are typed and not counted. */
  typed: string | null
  safeties: string[]
  coups: string[]
}

/** What is left in a hand of UNO. */
export interface HandEntry {
  /** The sum of all, or by kinds that of the numbers alone. */
  typed: string
  kinds: { symbols: number; wilds: number } | null
}

export function rallyeEntry(round: PadRound, party: number, typing: boolean): RallyeEntry {
  const km = saidOf(round, 'km', party)
  const distances = saidOf(round, 'distances', party)
  const cards = (field: string) => {
    const said = saidOf(round, field, party) ?? NONE
    return said === NONE ? [] : said.split(' ')
  }
  return {
    counts: distances?.split(' ').map(Number) ?? KM.map(() => 0),
    typed: km ?? (typing && distances === null ? '' : null),
    safeties: cards('safeties'),
    coups: cards('coups_fourres'),
  }
}

export function kilometres({ counts, typed }: RallyeEntry): number {
  if (typed !== null) return Number(typed)
  return counts.reduce((sum, count, index) => sum + count * KM[index]!, 0)
}

export function rallyeChanges(round: PadRound, party: number, entry: RallyeEntry): PadChange[] {
  const { counts, typed, safeties, coups } = entry
  const inOrder = (cards: readonly string[]) =>
    SAFETIES.filter((card) => cards.includes(card)).join(' ') || NONE
  return changed(round, party, {
    km: typed === null ? null : String(Number(typed)),
    distances: typed === null ? counts.join(' ') : null,
    safeties: inOrder(safeties),
    coups_fourres: inOrder(coups),
  })
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

/** Only what is not said already; of what nobody spoke, nothing is the same as none. */
function changed(round: PadRound, of: number, wanted: Record<string, string | null>): PadChange[] {
  return Object.entries(wanted).flatMap(([field, value]) => {
    const said = saidOf(round, field, of)
    if (said === value || (said === null && value === NONE)) return []
    return [{ place: placeOf(round.number, { field, of }), value }]
  })
}
