/** Great moments: shown large over the table for a short while, in nobody's way. */

/** The kinds of moments, the greatest first. */
const KINDS = [
  'match',
  'round',
  'coup',
  'goal',
  'safeties',
  'extension',
  'caught',
  'doubt',
  'four',
  'call',
] as const
export type MomentKind = (typeof KINDS)[number]

export interface Moment {
  kind: MomentKind
  title: string
  /** What happened, in a sentence. */
  text: string
}

export const MOMENT_MS = 1200

let now = $state.raw<Moment | null>(null)
let clock: ReturnType<typeof setTimeout> | undefined

export const moments = {
  get now(): Moment | null {
    return now
  },
}

/** Shows the greatest of these moments; returns it. */
export function celebrate(found: readonly Moment[]): Moment | null {
  const [greatest] = found.toSorted(
    (one, other) => KINDS.indexOf(one.kind) - KINDS.indexOf(other.kind),
  )
  if (!greatest) return null
  clearTimeout(clock)
  now = greatest
  clock = setTimeout(endMoment, MOMENT_MS)
  return greatest
}

export function endMoment(): void {
  clearTimeout(clock)
  now = null
}
