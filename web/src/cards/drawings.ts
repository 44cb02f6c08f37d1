/** Which picture a card has. */
import { faceOf } from '../catalogue'
import type { Game } from '../net/views'

/** The id of a drawing in the sprite. */
export function drawingOf(game: Game, card: string, edition: string, compact: boolean): string {
  const drawing = faceOf(game).cards.drawing?.(card, edition) ?? card
  return `${game}-${drawing}${compact && card !== 'back' ? '-compact' : ''}`
}
