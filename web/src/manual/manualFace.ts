/** What a game brings to its manual: how a moment at its table is drawn, small. */
import type { Component } from 'svelte'
import { faceOf } from '../catalogue'
import type { AnyCard, Game, GameTypes, ViewOf } from '../net/views'
import { loadTexts, type Names } from '../texts/texts.svelte'

/** What a seat sees of a match. */
export type Seen<Name extends Game = Game> = Pick<ViewOf<Name>, 'seat' | 'match'>

/** What the rules say of cards in the hand: they may be played, or not. */
export type Verdicts<Card = AnyCard> = ReadonlyMap<Card, boolean>

export interface PictureProps<Name extends Game = Game> {
  round: GameTypes[Name]['round']
  seat: number
  names: Names
  edition: string
  verdicts: Verdicts<GameTypes[Name]['card']>
}

export interface ManualFace<Name extends Game = Game> {
  Picture: Component<PictureProps<Name>>
  /** The same in words. */
  describe(seen: Seen<Name>, names: Names, edition: string): string[]
  /** The card of the hand that a move uses; null if it uses none. */
  cardOf(move: string, seen: Seen<Name>): GameTypes[Name]['card'] | null
}

/** Fetches what a game brings to its manual, and its texts; null if it brings nothing. */
export async function loadManualFace(game: Game): Promise<ManualFace | null> {
  const [parts] = await Promise.all([faceOf(game).parts(), loadTexts(game, `table-${game}`)])
  return (await parts.manual?.())?.manualFace ?? null
}
