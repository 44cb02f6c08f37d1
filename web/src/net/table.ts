/** A table, whoever carries it: a server over a socket, or one day an engine in the browser. */
import type { Phrase } from '../protocol/generated'
import type { AnyEvent, View } from './views'

export type Status = 'connecting' | 'live' | 'away' | 'gone'
export type Deed = 'start' | 'rise' | 'leave' | 'return' | 'rematch'

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

export interface Table {
  readonly id: string
  readonly code: string
  /** The table as it is now; null until it is known. */
  readonly view: View | null
  readonly status: Status
  /** What happened, oldest first. */
  readonly happenings: readonly Happening[]
  readonly remarks: readonly Remark[]
  /** Seats with somebody looking, and how many only watch. */
  readonly here: { seats: readonly number[]; watching: number }
  /** Seconds until the next try to connect, while away. */
  readonly retryIn: number
  /** A move is on its way. */
  readonly busy: boolean
  /** The time by the clock of whoever carries the table. */
  now(): number
  /** Is told every happening as it comes; returns how to stop it. */
  listen(hear: (happening: Happening) => void): () => void
  /** Throws a Problem if it is not taken. */
  play(move: string): Promise<void>
  act(deed: Deed, seat?: number): Promise<void>
  say(phrase: Phrase): void
  /** Asks for everything again: after taking a seat. */
  refresh(): void
  close(): void
}
