/** Which picture a card has. */
import type { RallyeCard, UnoCard, UnoColour } from '../protocol/generated'
import type { Game } from '../texts/texts.svelte'

export type Card = RallyeCard | UnoCard
export type Group = 'distance' | 'hazard' | 'remedy' | 'safety'

export const RALLYE_CARDS: Record<Group, readonly RallyeCard[]> = {
  distance: ['km-25', 'km-50', 'km-75', 'km-100', 'km-200'],
  hazard: ['stop', 'speed-limit', 'accident', 'flat-tyre', 'empty-tank'],
  remedy: ['roll', 'end-of-limit', 'repairs', 'spare-tyre', 'petrol'],
  safety: ['right-of-way', 'driving-ace', 'puncture-proof', 'petrol-station'],
}
export const GROUPS = Object.keys(RALLYE_CARDS) as Group[]

export const COLOURS: readonly UnoColour[] = ['red', 'yellow', 'green', 'blue']
export const WILDS: readonly UnoCard[] = ['wild', 'wild-draw-four']
const VALUES = [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 'skip', 'reverse', 'draw-two'] as const

/** In three boxes two cards mean something else, so they look otherwise. */
const ENGINE_AND_WORKSHOP = { accident: 'engine-trouble', 'driving-ace': 'workshop' }
const OWN_PICTURES: Record<string, Record<string, string>> = {
  'fx-schmid': ENGINE_AND_WORKSHOP,
  schmidt: ENGINE_AND_WORKSHOP,
  'auto-rallye': ENGINE_AND_WORKSHOP,
}

export function cardsOf(colour: UnoColour): UnoCard[] {
  return VALUES.map((value): UnoCard => `${colour}-${value}`)
}

/** The group of a card of the rally game: its shape, its edge and its colour. */
export function cardGroup(card: string): Group | undefined {
  return GROUPS.find((group) => (RALLYE_CARDS[group] as readonly string[]).includes(card))
}

/** The id of a drawing in the sprite. */
export function faceOf(game: Game, card: string, edition: string, compact: boolean): string {
  const picture = OWN_PICTURES[edition]?.[card] ?? card
  return `${game}-${picture}${compact && card !== 'back' ? '-compact' : ''}`
}
