/** A table, whoever carries it: a server over a socket, or one day an engine in the browser. */
import type { Phrase } from '../protocol/generated'
import type { AnyEvent, Game, View, ViewOf } from './views'

/** `crowded`: one has too many pages open; `outdated`: the server speaks otherwise than this page. */
export type Status = 'connecting' | 'live' | 'away' | 'gone' | 'crowded' | 'outdated'
export type Deed = 'start' | 'leave' | 'return' | 'replace' | 'rematch'

/** One version of the table: what happened in it. */
export interface Happening {
  v: number
  at: number
  by: number | null
  events: AnyEvent[]
  /** It happened while the connection was away, and is told later. */
  missed: boolean
}

/** A quick phrase somebody said. */
export interface Remark {
  seat: number
  phrase: Phrase
  at: number
}

/** What happened, with what a game reads out of it. */
export type Completed<Name extends Game = Game> = (
  events: AnyEvent[],
  before: ViewOf<Name> | null,
  after: ViewOf<Name> | null,
) => AnyEvent[]

export interface Table {
  readonly id: string
  readonly code: string
  /** The table as it is now; null until it is known. */
  readonly view: View | null
  readonly status: Status
  /** What happened last, oldest first and without a gap. */
  readonly happenings: readonly Happening[]
  readonly remarks: readonly Remark[]
  /** Seats with somebody looking, and how many only watch. */
  readonly here: { seats: readonly number[]; watching: number }
  /** Seconds until the next try to connect, while away. */
  readonly retryIn: number
  /** A move is on its way. */
  readonly busy: boolean
  /** How what happens is completed before it is told; the game sets it. */
  completed?: Completed
  /** The time by the clock of whoever carries the table. */
  now(): number
  /**
   * Is told every happening as it comes, and of a leap when the view is another and what led to it
   * is not told; returns how to stop it.
   */
  listen(hear: (happening: Happening) => void, leapt?: () => void): () => void
  /** Throws a Problem if it is not taken; does nothing while busy, or not live. */
  play(move: string): Promise<void>
  act(deed: Deed, seat?: number): Promise<void>
  /** Throws a Problem if it is not to be said. */
  say(phrase: Phrase): Promise<void>
}

/** A table at which somebody may take a seat. */
export interface OpenTable extends Table {
  /** Shows the table from the seat that was just taken, here and in the other tabs. */
  seated(): void
}
