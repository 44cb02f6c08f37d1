/** A table as it is seen, whichever game is played at it. */
import type { MatchView, TableEvent, TableView } from '../protocol/generated'

/** The types of each game under its name; the folder of a game adds its own by merging. */
// eslint-disable-next-line @typescript-eslint/no-empty-object-type
export interface GameTypes {}

export type Game = keyof GameTypes
export type ViewOf<Name extends Game> = {
  [Each in Name]: TableView<GameTypes[Each]['round']> & { game: Each }
}[Name]
export type EventOf<Name extends Game> = GameTypes[Name]['event'] | TableEvent
export type View = ViewOf<Game>
export type AnyRound = GameTypes[Game]['round']
export type AnyEvent = EventOf<Game>
export type AnyCard = GameTypes[Game]['card']

/** The fields of a view that have changed. */
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
