import type { CardGroups } from '../catalogue'
import type { UnoCard, UnoColour } from '../protocol/generated'
import { say } from '../texts/texts.svelte'
import { COLOURS } from './cards'

const WILDS: readonly UnoCard[] = ['wild', 'wild-draw-four']
const VALUES = [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 'skip', 'reverse', 'draw-two'] as const

export const cardGroups: CardGroups = () => [
  ...COLOURS.map((colour) => ({ title: say('uno', `colour-${colour}`), cards: cardsOf(colour) })),
  { title: say('web', 'card-sheet-wild'), cards: WILDS },
]

function cardsOf(colour: UnoColour): UnoCard[] {
  return VALUES.map((value): UnoCard => `${colour}-${value}`)
}
