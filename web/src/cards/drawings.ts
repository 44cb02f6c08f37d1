/** Which picture a card has. */
import { faceOf } from '../catalogue'
import type { AnyCard, Game } from '../net/views'

/** The kinds of plates on which the name of a card stands. */
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

/** The id of a drawing in the sprite. */
export function drawingOf(game: Game, card: string, edition: string, compact: boolean): string {
  const drawing = faceOf(game).cards.drawing?.(card, edition) ?? card
  return `${game}-${drawing}${compact && card !== 'back' ? '-compact' : ''}`
}
