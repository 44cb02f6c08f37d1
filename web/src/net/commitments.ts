/** What the server committed itself to before the deal, stored on this device to check it later. */
import { randomHex } from './randomHex'
import { Problem, takeSeat } from './requests'
import type { View } from './views'

/** What was seen of a table first, and what was added to its shuffle from here. */
export interface Commitment {
  commitment: string
  /** The cards had been dealt by then. */
  late: boolean
  /** Game, rules and date. */
  agreed: readonly string[]
  entropy: string | null
  /** By seat, the names of those who had added theirs before one's own was sent. */
  settled: readonly (string | null)[]
  /** When it was seen. */
  at: number
}

const PLACE = 'tischrunde.promise.'
/** Maximum number of stored promises; the oldest are dropped. */
const MAX_PROMISES = 100

/** For browsers that store nothing: a promise is known until the page is left. */
const known = new Map<string, Commitment>()

export function commitmentOf(table: string): Commitment | null {
  try {
    // Another tab may know more.
    const stored = JSON.parse(localStorage.getItem(PLACE + table)!) as Commitment | null
    if (stored) return stored
  } catch {
    // Unreadable is treated as not stored.
  }
  return known.get(table) ?? null
}

/** A table that has just been opened. */
export function noteOpened(table: string, commitment: string): void {
  keep(table, fresh(commitment, false, []))
}

/** What was promised first counts; nothing that is shown later changes it. */
export function noteView(view: View): void {
  const { rematch, successor } = view
  note(view.id, view.commitment, view, view.state !== 'open')
  if (!rematch) return
  note(rematch.table, rematch.commitment, view, successor !== null)
  if (successor === null || successor === rematch.table) return
  // The promise holds for the table of the rematch too.
  keep(successor, commitmentOf(rematch.table)!)
}

/** Sends what is added to a shuffle, and keeps it; if that is refused, what was kept before. */
export async function addEntropy<T>(
  table: string,
  view: View,
  send: (entropy: string) => Promise<T>,
): Promise<T> {
  noteView(view)
  const before = commitmentOf(table)!
  const entropy = before.entropy ?? randomHex()
  // Entropy that is sent again was known before.
  const settled = before.entropy ? before.settled : settledAt(view)
  keep(table, { ...before, entropy, settled })
  try {
    return await send(entropy)
  } catch (error) {
    if (error instanceof Problem && error.code !== 'unreachable') keep(table, before)
    throw error
  }
}

/** Takes a seat, any free one unless said, and adds to the shuffle. */
export async function sitDown(view: View, code: string, seat: number | null = null): Promise<void> {
  const sit = (entropy: string) => takeSeat(view.id, { code, seat, entropy })
  // Whoever has a seat already has added entropy.
  await (view.seat === null ? addEntropy(view.id, view, sit) : sit(''))
}

function note(table: string, commitment: string, view: View, late: boolean): void {
  if (known.get(table)?.agreed.length) return
  const promised = commitmentOf(table) ?? fresh(commitment, late, [])
  const agreed = promised.agreed.length ? promised.agreed : [view.game, view.rules, view.date]
  keep(table, { ...promised, agreed })
}

function fresh(commitment: string, late: boolean, agreed: readonly string[]): Commitment {
  return { commitment, late, agreed, entropy: null, settled: [], at: Date.now() }
}

/** Who has added to the next shuffle, or adds nothing to it. */
function settledAt({ state, chairs }: View): readonly (string | null)[] {
  return chairs.map((chair) => {
    const done = chair && (state !== 'over' || chair.again || chair.kind === 'bot')
    return done ? chair.name : null
  })
}

function keep(table: string, promised: Commitment): void {
  known.set(table, promised)
  try {
    localStorage.setItem(PLACE + table, JSON.stringify(promised))
    forgetTheOldest()
  } catch {
    // It is known until the page is left.
  }
}

function forgetTheOldest(): void {
  const stored = Object.keys(localStorage).filter((key) => key.startsWith(PLACE))
  if (stored.length <= MAX_PROMISES) return
  const age = (key: string) => (JSON.parse(localStorage.getItem(key)!) as Commitment).at
  const [oldest] = stored.sort((one, other) => age(one) - age(other))
  localStorage.removeItem(oldest!)
}
