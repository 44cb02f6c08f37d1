/** The cards of the rally game as they lie on a table: which kind goes where. */
import type { RallyeCard } from '../protocol/generated'
import { CARDS } from './deck'

export const { distance: DISTANCES, safety: SAFETIES } = CARDS

export type Zone = 'battle' | 'speed' | 'distances' | 'safeties'

export function isDistance(card: RallyeCard): boolean {
  return DISTANCES.includes(card)
}

export function isSafety(card: RallyeCard): boolean {
  return SAFETIES.includes(card)
}

/** How far a distance card goes. */
export function kmOf(card: RallyeCard): number {
  return Number(card.slice(3))
}

/** Where on a display a card is laid; not every edition has a pile of its own for the speed. */
export function zoneOf(card: RallyeCard, speedPile: boolean): Zone {
  if (isDistance(card)) return 'distances'
  if (isSafety(card)) return 'safeties'
  const aboutSpeed = card === 'speed-limit' || card === 'end-of-limit'
  return aboutSpeed && speedPile ? 'speed' : 'battle'
}
