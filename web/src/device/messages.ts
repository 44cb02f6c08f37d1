/** What a page and its worker say to each other. */
import type {
  AskedCase,
  CaseJudged,
  CaseQuestion,
  CaseTemplate,
  Coach,
  EditionLessons,
  FromClient,
  FromServer,
  Hint,
  LaidCase,
  LessonAnswer,
  Manual,
  MatchSummary,
  NewDeviceTable,
  NewPad,
  Odds,
  PadLog,
  PadPlace,
  PadView,
  Replay,
  SearchEntry,
  SeatHint,
  Snap,
  Statistics,
  Verdict,
} from '../protocol/generated'
import type { View } from '../net/views'

/** The code of the problem that the browser lets the page store nothing. */
export const NO_STORAGE = 'device-without-storage'

/** Where the worker finds Python and the engine. */
export interface Sources {
  python: string
  engine: string
  /** What Python this is, as its own list of packages says. */
  info: object
  /** They have never been fetched before: how far that is, is told. */
  first: boolean
  /** The name of an image of both on this device; null if what they are cannot be told by a name. */
  image: string | null
  /** A worker has died of an error: the image may be why. */
  distrusted: boolean
}

/** A lesson after the moves that went on. */
export interface LessonPlace {
  lesson: string
  rules: string
  played: string[]
  language: string
  now: number
}

/** A match at a server, whole as one seat sees it, and the terms it is played by. */
export interface SeenMatch {
  terms: string
  match: View['match']
  language: string
}

/** What somebody wants to write in a place of a pad; null empties it. */
export interface PadChange {
  place: PadPlace
  value: string | null
}

/** An event to be undone, and what stood in its place before. */
export interface PadUndo extends PadChange {
  id: string
}

/** A pad as it stands, with all that was ever written on it. */
export interface ShownPad {
  view: PadView
  log: PadLog
}

/** A finished match on a server: its record, unless that has been read before. */
export interface OnlineMatch {
  table: string
  at: number
  text: string | null
}

export type MatchKind = 'pad' | 'device' | 'online' | 'file'

/** A match in the list of all that was played, with the id by which it is found. */
export interface GroupMatch {
  kind: MatchKind
  id: string
  at: number
  summary: MatchSummary
}

export interface GroupView {
  /** The newest first. */
  matches: GroupMatch[]
  statistics: Statistics
  /** The tables of the server whose records are not known yet. */
  lacking: string[]
}

/** What somebody does on a pad; the words of the answer are in this language. */
type OnPad<Deed> = {
  given: Deed & { pad: string; by: string; language: string }
  answer: ShownPad
}

/** What a page may ask for, and what it is answered. */
export interface Requests {
  load: { given: Sources; answer: void }
  open: { given: { wanted: NewDeviceTable }; answer: string }
  hint: { given: { table: string; language: string }; answer: Hint }
  /** The chances of the seat that is shown. */
  odds: { given: { table: string; language: string }; answer: Odds }
  /** Everybody's cards by seat. */
  hands: { given: { table: string }; answer: string[][] }
  record: { given: { table: string }; answer: string }
  replay: { given: { text: string; seat: number | null }; answer: Replay }
  verify: { given: { text: string; language: string }; answer: Verdict }
  /** The manual of a rule set, if its game has one. */
  manual: { given: { rules: string; language: string }; answer: Manual | null }
  /** Shows a table from a seat, or from none, until it is left. */
  sub: { given: { table: string; seat: number | null }; answer: void }
  unsub: { given: { table: string }; answer: void }
  /** Opens a pad, and answers its id. */
  'pad-open': { given: { wanted: NewPad; by: string; language: string }; answer: string }
  'pad-view': { given: { pad: string; language: string }; answer: ShownPad }
  /** Writes in several places at the same moment. */
  'pad-write': OnPad<{ changes: PadChange[] }>
  'pad-undo': OnPad<{ undone: PadUndo[] }>
  'pad-decide': OnPad<{ chosen: string }>
  /** Takes those events of a server that can stand on the pad, be it known here or not. */
  'pad-take': { given: { log: PadLog; language: string }; answer: ShownPad }
  'pad-to-file': { given: { pad: string }; answer: string }
  /** Keeps the pad of a file, and answers its id. */
  'pad-from-file': { given: { text: string; language: string }; answer: string }
  /** What has been played here; of the tables of a server, those whose records are known. */
  group: { given: { online: OnlineMatch[] }; answer: GroupView }
  /** All of it as one file, to be read by another device. */
  'group-to-file': { given: { online: OnlineMatch[] }; answer: string }
  /** Takes what another device has saved, and answers how many matches there were. */
  'group-from-file': { given: { text: string; language: string }; answer: number }
  'case-templates': { given: { game: string }; answer: Record<string, CaseTemplate> }
  'case-questions': { given: { game: string; language: string }; answer: CaseQuestion[] }
  'case-laid': { given: LaidCase; answer: CaseJudged }
  'case-asked': { given: AskedCase; answer: CaseJudged }
  /** What the expert would do in a case; null if nobody can do anything. */
  'case-hint': { given: AskedCase; answer: SeatHint | null }
  'case-odds': { given: AskedCase; answer: Odds | null }
  'search-entries': { given: { rules: string; language: string }; answer: SearchEntry[] }
  /** What the expert would do after a number of moves of a record. */
  'record-hint': {
    given: { text: string; at: number; seat: number | null; language: string }
    answer: SeatHint | null
  }
  /** What the expert would do in a match as its server shows it to who is to move, and its chances. */
  'view-hint': { given: SeenMatch; answer: SeatHint | null }
  'view-odds': { given: SeenMatch; answer: Odds | null }
  /** The lessons of every box, in the order they are learned in. */
  'lesson-list': { given: { language: string }; answer: EditionLessons[] }
  'lesson-open': { given: LessonPlace; answer: { snap: Snap; coach: Coach } }
  'lesson-play': { given: LessonPlace & { move: string; key: string }; answer: LessonAnswer }
  ping: { given: Record<string, never>; answer: void }
}

export type RequestName = keyof Requests
export type Request = {
  [Name in RequestName]: { id: number; ask: Name; given: Requests[Name]['given'] }
}[RequestName]

/** Why something could not be done: the fields of a refusal. */
export interface Refused {
  code: string
  reason?: string
  clause?: string
  args?: Record<string, string | number>
}

export type ToWorker = Request | { table: string; frame: FromClient }
export type FromWorker =
  | { id: number; answer: unknown }
  | { id: number; refused: Refused }
  | { table: string; frame: FromServer }
  /** How many bytes of Python and the engine have come. */
  | { loaded: number }
