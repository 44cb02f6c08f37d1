/** What somebody is about to enter of a party's cards, and what has to be written for it. */
import type { PadChange } from '../device/messages'
import { changed, NONE, saidOf } from '../pad/fields'
import type { PadRound } from '../protocol/generated'

/** The kilometres of the distance cards, in the order of their counts. */
export const KM = [25, 50, 75, 100, 200] as const

export const SAFETIES = ['right-of-way', 'driving-ace', 'puncture-proof', 'petrol-station'] as const

/** The cards before a party. */
export interface PadEntry {
  /** How many cards of each distance. */
  counts: number[]
  /** The kilometres, if they are typed and not counted. */
  typed: string | null
  safeties: string[]
  coups: string[]
}

export function padEntry(round: PadRound, party: number, typing: boolean): PadEntry {
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

export function kilometres({ counts, typed }: PadEntry): number {
  if (typed !== null) return Number(typed)
  return counts.reduce((sum, count, index) => sum + count * KM[index]!, 0)
}

export function padChanges(round: PadRound, party: number, entry: PadEntry): PadChange[] {
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
