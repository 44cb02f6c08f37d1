/** What is known of the fields of a round on a pad, and where they are written. */
import type { PadChange } from '../device/messages'
import type { PadPlace, PadProblem, PadQuarrel, PadRound, PadView } from '../protocol/generated'

/** A field of a round: of a party or seat, or of the round itself. */
export interface Field {
  field: string
  of: number | null
}

/** By their order, parties are called so in values. */
const LETTERS = 'ABCDEFGHIJ'
export const NOBODY = 'nobody'
/** The value of no cards at all. */
export const NONE = 'none'

/** A round that has been begun, or the next one. */
export function roundOf({ rounds, next_round }: PadView, number: number): PadRound | null {
  return rounds[number - 1] ?? (next_round?.number === number ? next_round : null)
}

/** The round to be entered now: the first that lacks something, or the next; the last of a match. */
export function currentRound({ rounds, next_round }: PadView): number {
  const open = rounds.find(({ complete }) => !complete)
  return open?.number ?? next_round?.number ?? rounds.length
}

export function isSame(one: Field, other: Field): boolean {
  return one.field === other.field && one.of === other.of
}

/** What people said of a field; null if they did not. */
export function saidOf(round: PadRound, field: string, of: number | null = null): string | null {
  return round.said.find((each) => isSame(each, { field, of }))?.value ?? null
}

/** What is known of a field, said or concluded. */
export function knownOf(round: PadRound, field: string, of: number | null = null): string | null {
  const concluded = round.concluded.find((each) => isSame(each, { field, of }))
  return concluded?.value ?? saidOf(round, field, of)
}

export function isConcluded(round: PadRound, field: string, of: number | null = null): boolean {
  return saidOf(round, field, of) === null && knownOf(round, field, of) !== null
}

export function placeOf(round: number, { field, of }: Field): PadPlace {
  return { on: 'field', round, field, of }
}

export function problemPlace(round: number, { field, of, reason }: PadProblem): PadPlace {
  return { on: 'problem', round, field, of, reason }
}

/** The quarrels about a round. */
export function quarrelsIn({ quarrels }: PadView, number: number): PadQuarrel[] {
  return quarrels.filter(({ place }) => place.round === number)
}

export function partyLetter(party: number): string {
  return LETTERS[party]!
}

/** The number of a party or seat in a value; null for nobody. */
export function numberIn(value: string): number | null {
  if (value === NOBODY) return null
  const party = LETTERS.indexOf(value)
  return party >= 0 ? party : Number(value) - 1
}

/** Only what is not said already; of what nobody spoke, nothing is the same as none. */
export function changed(
  round: PadRound,
  of: number,
  wanted: Record<string, string | null>,
): PadChange[] {
  return Object.entries(wanted).flatMap(([field, value]) => {
    const said = saidOf(round, field, of)
    if (said === value || (said === null && value === NONE)) return []
    return [{ place: placeOf(round.number, { field, of }), value }]
  })
}
