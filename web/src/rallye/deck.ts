/** Which cards the rally game has, and how they look. */
import type { CardDrawings, Plate } from '../catalogue'
import type { RallyeCard } from '../protocol/generated'

export type Group = 'distance' | Plate

export const CARDS: Record<Group, readonly RallyeCard[]> = {
  distance: ['km-25', 'km-50', 'km-75', 'km-100', 'km-200'],
  hazard: ['stop', 'speed-limit', 'accident', 'flat-tyre', 'empty-tank'],
  remedy: ['roll', 'end-of-limit', 'repairs', 'spare-tyre', 'petrol'],
  safety: ['right-of-way', 'driving-ace', 'puncture-proof', 'petrol-station'],
}
export const GROUPS = Object.keys(CARDS) as Group[]

/** In three editions two cards mean something else, so they have other drawings. */
const ENGINE_AND_WORKSHOP = { accident: 'engine-trouble', 'driving-ace': 'workshop' }
const OWN_PICTURES: Record<string, Record<string, string>> = {
  'fx-schmid': ENGINE_AND_WORKSHOP,
  schmidt: ENGINE_AND_WORKSHOP,
  'auto-rallye': ENGINE_AND_WORKSHOP,
}

export const drawings: CardDrawings = {
  drawing: (card, edition) => OWN_PICTURES[edition]?.[card],
  plate(card) {
    const group = cardGroup(card)
    return group === 'distance' ? undefined : group
  },
}

/** The group of a card: its shape, its edge and its colour. */
export function cardGroup(card: string): Group | undefined {
  return GROUPS.find((group) => (CARDS[group] as readonly string[]).includes(card))
}
