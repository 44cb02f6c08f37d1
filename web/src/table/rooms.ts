/** The two games' rooms, fetched when a table of theirs is shown. */
import { untrack, type Component } from 'svelte'
import type { Completed, Table } from '../net/table'
import type { AnyEvent, AnyRound, View } from '../net/views'
import { need, type Game, type Names } from '../texts/texts.svelte'
import type { Route } from './routes'
import type { Sound } from './sounds'

interface BoardProps {
  table: Table
  view: View
  names: Names
  edition: string
  readonly?: boolean
}

/** What a game brings to the table. */
export interface Room {
  Board: Component<BoardProps>
  /** Adds to what happened what no event tells. */
  completed?: Completed
  /** One sentence about what happened; null if it needs none. */
  tell: (event: AnyEvent, view: View, names: Names, edition: string) => string | null
  /** Puts the table in words; fetched when somebody asks for it. */
  describe: () => Promise<{
    describe: (view: View, names: Names, edition: string) => string[]
  }>
  /** The card to show beside a line of the log. */
  miniCard: (event: AnyEvent) => string | null
  /** Which ways cards go over the table. */
  routesOf: (event: AnyEvent, view: View) => Route[]
  soundOf: (event: AnyEvent, view: View) => Sound | null
  /** It is done to the viewer, and said at once. */
  isAlarming: (event: AnyEvent, view: View) => boolean
  /** A dialog asks the viewer something, and says what it is about. */
  asksByDialog: (view: View) => boolean
  /** Whoever plays is told by the dialog that asks about it. */
  isToldByDialog: (event: AnyEvent, view: View) => boolean
  /** What to do on a turn on which no card can be laid; empty if one can. */
  advice: (view: View) => string
  /** The viewer's whole hand is another one. */
  isNewHand: (event: AnyEvent) => boolean
  /** The viewer must answer at once, whatever lies over the table. */
  isPressing: (view: View) => boolean
  /** A round as its last move left it, from how it was before and what happened then. */
  lastBoard: (round: AnyRound, events: readonly AnyEvent[]) => AnyRound
}

const ROOMS = {
  rallye: () => import('../rallye/rallyeRoom'),
  uno: () => import('../uno/unoRoom'),
}

const coming = new Map<Game, Promise<Room>>()

/** Fetches a game's board, its words and its texts, once. */
export function roomOf(game: Game): Promise<Room> {
  const known = coming.get(game)
  if (known) return known
  const asked = untrack(() => fetched(game))
  coming.set(game, asked)
  asked.catch(() => coming.delete(game))
  return asked
}

async function fetched(game: Game): Promise<Room> {
  const [{ room }] = await Promise.all([ROOMS[game](), need(game, `table-${game}`)])
  // Each game knows its own events and views only; which are meant the view's `game` has told.
  return room as unknown as Room
}
