/** What a game brings to its score pad; fetched with the first pad of it. */
import type { Component } from 'svelte'
import { faceOf } from '../catalogue'
import type { PadChange } from '../device/messages'
import type { Game } from '../net/views'
import type { PadRound, PadView } from '../protocol/generated'
import { loadTexts } from '../texts/texts.svelte'
import type { Field } from './fields'

/** What the panel is given in which somebody's cards are entered. */
export interface PadPanelProps {
  view: PadView
  round: PadRound
  /** The party or seat whose cards they are. */
  of: number
  busy: boolean
  ontake: (changes: PadChange[]) => void
  onclose: () => void
}

/** A row of the table of a round: a line of the score sheets. */
export interface Row {
  line: string
  /** What it is worth once; null if that depends. */
  worth: number | null
  once: boolean
  /** A sign for each time that it was scored. */
  sign?: 'shield' | 'bolt'
  /** It shows what was entered, even if that is nothing. */
  isEntry?: boolean
}

/** Whom a question is about: all seats, all parties, or nobody, if it is answered by yes or no. */
export type Answers = 'seats' | 'parties' | 'yes or no'

export interface PadFace {
  Panel: Component<PadPanelProps>
  /** The field that is missing while the cards of somebody have not been entered. */
  entry: string
  /** Cards are entered by seat, in a row of their own with what each seat holds; else by party. */
  hands?: { fields: readonly string[]; held(view: PadView, round: PadRound, seat: number): string }
  rowsOf(view: PadView, round: PadRound): Row[]
  /** The fields of a party whose problems show at a line. */
  fieldsOf(line: string): readonly string[]
  /** The question that decides a line. */
  decidingField(round: PadRound, line: string): Field | null
  /** The questions of a round, in the order in which their answers are shown. */
  questions: readonly string[]
  /** Whether the answer to a question may be shown; some are concluded of those whom nobody asks. */
  isAsked?(round: PadRound, field: Field): boolean
  answersTo(field: string): Answers
  /** An answer in words; null if it needs none of the game. */
  answerInWords(view: PadView, field: string, value: string): string | null
}

const known = new Map<string, PadFace>()

/** Fetches what a game brings to its pad, and its texts. */
export async function loadPadFace(game: Game): Promise<void> {
  const [parts] = await Promise.all([faceOf(game).parts(), loadTexts(game)])
  const { padFace } = await parts.pad!()
  known.set(game, padFace)
}

/** What the game of a pad brings; it has been fetched. */
export function padFaceOf({ game }: PadView): PadFace {
  return known.get(game)!
}
