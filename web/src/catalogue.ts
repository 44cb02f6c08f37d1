/**
 * The games of this client. A folder beside this file with a `face.ts` is a game, and its name is
 * the game's name in the protocol. A face is small and always loaded; the room, which is the
 * board and all that goes with it, is fetched when a table of the game is shown.
 */
import { untrack, type Component } from 'svelte'
import type { CaseFace } from './judge/caseFace'
import type { ManualFace } from './manual/manualFace'
import type { Completed, Table } from './net/table'
import type { AnyCard, EventOf, Game, GameTypes, ViewOf } from './net/views'
import type { PadFace } from './pad/padFace'
import type { Move, Refusal } from './protocol/generated'
import type { Moment } from './table/moments.svelte'
import type { Route } from './table/routes'
import type { Sound } from './table/sounds'
import { loadTexts, type Names, type TextFile } from './texts/texts.svelte'

/** The kinds of plates that carry the name of a card. */
export type Plate = 'hazard' | 'remedy' | 'safety'

/** How the cards of a game look. */
export interface CardDrawings {
  /** The drawing of a card that is not drawn under its own name. */
  drawing?(card: string, edition: string): string | undefined
  /** The plate a card has, if any. */
  plate?(card: string): Plate | undefined
}

export interface CardGroup {
  title: string
  cards: readonly AnyCard[]
}

/** All cards of an edition in groups. */
export type CardGroups = (edition: string) => CardGroup[]

/** What is known of a game without its room; its colours are in its `theme.css`. */
export interface Face<Name extends Game = Game> {
  /** Its place among the games of the start page; the first is preselected. */
  place: number
  /** The file with the start page's and the lobby's texts about it, if not their own. */
  startTexts?: TextFile
  /** Three cards that show on the start page which game it is. */
  fan: readonly GameTypes[Name]['card'][]
  /** One card instead of three, where there is less room. */
  emblem: GameTypes[Name]['card']
  /** What the start page offers until the server has answered. */
  usual: { edition: string; players: number; counts: readonly number[] }
  cards: CardDrawings
  /** Which seats play together, by party. */
  partiesOf(round: GameTypes[Name]['round']): readonly (readonly number[])[]
  /** Why something is refused, where the game says it better than its refusal texts. */
  refusalInWords?(refusal: Refusal, view: ViewOf<Name>): string | null
  room(): Promise<{ room: Room<Name> }>
  /** What there is of it besides tables. */
  offers: readonly Offer[]
  parts(): Promise<Parts<Name>>
}

export type Offer = 'pad' | 'cases' | 'manual' | 'lessons'

/** What a game brings besides its tables, each fetched when it is shown first. */
export interface Parts<Name extends Game = Game> {
  /** For the overview of all cards. */
  cardGroups(): Promise<{ cardGroups: CardGroups }>
  pad?(): Promise<{ padFace: PadFace }>
  /** How questions about its rules are laid out. */
  cases?(): Promise<{ caseFace: CaseFace }>
  /** How its tables are drawn in its manual. */
  manual?(): Promise<{ manualFace: ManualFace<Name> }>
}

/** What a board is given to show. */
export interface BoardProps<Name extends Game> {
  table: Table
  view: ViewOf<Name>
  names: Names
  edition: string
  readonly?: boolean
}

/** What a game brings to the table. */
export interface Room<Name extends Game = Game> {
  Board: Component<BoardProps<Name>>
  /** Adds events that the server does not send. */
  completed?: Completed<Name>
  /** Whether something must be answered in time. */
  hurries?: boolean
  /** The target of a match, for the head of the table. */
  goal(view: ViewOf<Name>): string
  /** For the help: the game's own keys with the text ids of what they do, and a hint. */
  help: { keys: readonly (readonly [key: string, does: string])[]; hint: string }
  /** One sentence about what happened; null if it needs none. */
  narrate(event: EventOf<Name>, view: ViewOf<Name>, names: Names, edition: string): string | null
  /** Describes the table in words; fetched on demand. */
  describe(): Promise<{
    describe(view: ViewOf<Name>, names: Names, edition: string): string[]
  }>
  /** The card to show beside a line of the log. */
  miniCard(event: EventOf<Name>): string | null
  /** The flights of cards over the table. */
  routesOf(event: EventOf<Name>, view: ViewOf<Name>): Route[]
  soundOf(event: EventOf<Name>, view: ViewOf<Name>): Sound | null
  /** The great moment that an event is, without its sentence. */
  momentOf?(
    event: EventOf<Name>,
    view: ViewOf<Name>,
    edition: string,
  ): Pick<Moment, 'kind' | 'title'> | null
  /** Whether it is done to the viewer, and must be announced at once. */
  isAlarming(event: EventOf<Name>, view: ViewOf<Name>): boolean
  /** Whether a dialog asks the viewer something, and announces what it is about. */
  asksByDialog(view: ViewOf<Name>): boolean
  /** Whether the dialog that asks about an event also announces it. */
  isInDialog(event: EventOf<Name>, view: ViewOf<Name>): boolean
  /** What to do on one's own turn, in a sentence; empty where a dialog asks. */
  advice(view: ViewOf<Name>): string
  /** The card of the hand that a move uses; null if it uses none. */
  cardOf(move: Move, view: ViewOf<Name>): GameTypes[Name]['card'] | null
  /** Whether the viewer's whole hand was replaced. */
  isNewHand(event: EventOf<Name>): boolean
  /** Whether the viewer must answer at once, whatever dialog is open. */
  isPressing(view: ViewOf<Name>): boolean
  /** The only move of a viewer who has nothing to decide: it need not be made by hand. */
  formality?(view: ViewOf<Name>): string | null
  /**
   * A round as one event leaves it on the board. `next` is what the server sent after all events
   * of a move; null if it has begun another round by then.
   */
  advance(
    round: GameTypes[Name]['round'],
    event: EventOf<Name>,
    next: GameTypes[Name]['round'] | null,
  ): GameTypes[Name]['round']
  /** The board at the end of a round, which the server does not send: it deals the next at once. */
  lastBoard(round: GameTypes[Name]['round']): GameTypes[Name]['round']
}

const faces = new Map<Game, Face>()
/** All games, in the order of the start page. */
export const GAMES: Game[] = []

export function register(game: Game, face: Face): void {
  faces.set(game, face)
  GAMES.push(game)
  GAMES.sort((one, other) => faceOf(one).place - faceOf(other).place)
}

export function faceOf(game: Game): Face {
  return faces.get(game)!
}

const FOUND = import.meta.glob<Face>('./*/face.ts', { eager: true, import: 'face' })
for (const path in FOUND) register(path.split('/')[1] as Game, FOUND[path]!)

/** The texts about games for the pages before a table. */
export function startTexts(): TextFile[] {
  return ['web-start', ...GAMES.flatMap((game) => faceOf(game).startTexts ?? [])]
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
  const [{ room }] = await Promise.all([faceOf(game).room(), loadTexts(game, `table-${game}`)])
  return room
}
