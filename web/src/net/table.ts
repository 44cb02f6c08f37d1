/** A table, whether on a server, in a replay, or one day an engine in the browser. */
import type { BotSpeed, Hint, Odds, Phrase } from '../protocol/generated'
import type { AnyEvent, Game, View, ViewOf } from './views'

/** `crowded`: too many pages are open; `outdated`: the server speaks another protocol than this page. */
export type Status = 'connecting' | 'live' | 'away' | 'gone' | 'crowded' | 'outdated'
export type Deed =
  | 'start'
  | 'leave'
  | 'return'
  | 'replace'
  | 'resume'
  | 'speed'
  | 'rematch'
  | 'more-time'
  | 'usual-time'

/** One version of the table: what happened in it. */
export interface Happening {
  v: number
  at: number
  by: number | null
  events: AnyEvent[]
  /** It happened while the connection was away. */
  missed: boolean
}

/** A quick phrase somebody said. */
export interface Remark {
  seat: number
  phrase: Phrase
  at: number
}

/** Adds to events what a game reads out of them. */
export type Completed<Name extends Game = Game> = (
  events: AnyEvent[],
  before: ViewOf<Name> | null,
  after: ViewOf<Name> | null,
) => AnyEvent[]

/** What a server would be asked for. */
export interface TableEngine {
  /** What the expert would do at the seat that is shown. */
  hint(language: string): Promise<Hint>
  record(): Promise<string>
  /** The chances of the seat that is shown; none at a match that is over. */
  odds?(language: string): Promise<Odds>
}

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
  /** The cards of the hand, by their ids, that the viewer has drawn since their last move. */
  readonly drawn?: readonly string[]
  /** The engine that has this table, if it is on this device alone. */
  readonly engine?: TableEngine
  /** Something is being told that has already happened: the view is older than that. */
  readonly behind?: boolean
  /** Completes events before listeners get them; the game sets it. */
  completed?: Completed
  /** The time by the table's clock, in milliseconds. */
  now(): number
  /**
   * Calls `hear` with every happening as it comes, and `leapt` when the view was replaced without
   * the events that led to it; returns how to stop.
   */
  listen(hear: (happening: Happening) => void, leapt?: () => void): () => void
  /** Throws a Problem if the move is refused; does nothing while busy, or not live. */
  play(move: string): Promise<void>
  act(deed: Deed, seat?: number, speed?: BotSpeed): Promise<void>
  /** Throws a Problem if the phrase is refused. */
  say(phrase: Phrase): Promise<void>
}

/** A table at which somebody may take a seat. */
export interface OpenTable extends Table {
  /** Shows the table from the seat that was just taken, here and in the other tabs. */
  seated(): void
}
