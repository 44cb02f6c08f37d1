/** The cards of the rally game as they lie on a table: which kind goes where. */
import type { RallyeCard } from '../protocol/generated'

export const DISTANCES = ['km-25', 'km-50', 'km-75', 'km-100', 'km-200'] as const
export const SAFETIES = [
  'driving-ace',
  'petrol-station',
  'puncture-proof',
  'right-of-way',
] as const satisfies readonly RallyeCard[]

const HAZARDS = ['stop', 'speed-limit', 'accident', 'flat-tyre', 'empty-tank']

export type Distance = (typeof DISTANCES)[number]
export type Safety = (typeof SAFETIES)[number]
export type Kind = 'distance' | 'hazard' | 'remedy' | 'safety'
export type Zone = 'battle' | 'speed' | 'distances' | 'safeties'

/** The safety of each hazard's family: the same sign in a shield. */
export const SHIELD_OF: Partial<Record<RallyeCard, Safety>> = {
  stop: 'right-of-way',
  'speed-limit': 'right-of-way',
  accident: 'driving-ace',
  'flat-tyre': 'puncture-proof',
  'empty-tank': 'petrol-station',
}

export function isDistance(card: RallyeCard): card is Distance {
  return card.startsWith('km-')
}

export function isSafety(card: RallyeCard): card is Safety {
  return (SAFETIES as readonly RallyeCard[]).includes(card)
}

export function kindOf(card: RallyeCard): Kind {
  if (isDistance(card)) return 'distance'
  if (isSafety(card)) return 'safety'
  return HAZARDS.includes(card) ? 'hazard' : 'remedy'
}

export function kmOf(card: Distance): number {
  return Number(card.slice(3))
}

/** Where on a display a card is laid; not every edition has a pile of its own for the speed. */
export function zoneOf(card: RallyeCard, speedPile: boolean): Zone {
  if (isDistance(card)) return 'distances'
  if (isSafety(card)) return 'safeties'
  const aboutSpeed = card === 'speed-limit' || card === 'end-of-limit'
  return aboutSpeed && speedPile ? 'speed' : 'battle'
}
