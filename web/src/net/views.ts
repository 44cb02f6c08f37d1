/** A table as it is seen, whichever game is played at it. */
import type {
  MatchView,
  RallyeEvent,
  RallyeRound,
  TableEvent,
  TableView,
  UnoEvent,
  UnoRound,
} from '../protocol/generated'
import type { Skipped } from './skips'

export type RallyeView = TableView<RallyeRound> & { game: 'rallye' }
export type UnoView = TableView<UnoRound> & { game: 'uno' }
export type View = RallyeView | UnoView
export type AnyRound = RallyeRound | UnoRound
export type AnyEvent = RallyeEvent | UnoEvent | TableEvent | Skipped

/** The fields of a view that are different now. */
export type Changes = Record<string, unknown>

/** Returns a view with its changes: the match is merged field by field, and the round in it. */
export function merged(view: View, changes: Changes): View {
  const next = { ...view, ...changes } as View
  if (changes.match && view.match) {
    const match = changes.match as Partial<MatchView<unknown>>
    const round = { ...view.match.round, ...(match.round as object | undefined) }
    next.match = { ...view.match, ...match, round } as never
  }
  return next
}
