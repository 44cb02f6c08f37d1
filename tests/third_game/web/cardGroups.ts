import type { CardGroups } from '../catalogue'
import { say } from '../texts/texts.svelte'
import { CARDS } from './cards'

export const cardGroups: CardGroups = () => [{ title: say('zwanzig', 'title'), cards: CARDS }]
