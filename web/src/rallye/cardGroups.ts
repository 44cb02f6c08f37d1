import type { CardGroups } from '../catalogue'
import { term } from '../texts/texts.svelte'
import { CARDS, GROUPS } from './deck'

export const cardGroups: CardGroups = (edition) =>
  GROUPS.map((group) => ({
    title: term('rallye', `group-${group}`, edition),
    cards: CARDS[group],
  }))
