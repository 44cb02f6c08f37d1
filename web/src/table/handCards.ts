/** A card of a hand: which, and whether it can be laid. */
export interface HandCard {
  id: string
  card: string
  name: string
  locked: boolean
  mark?: 'drawn' | 'fresh' | 'hint'
}

/** Ids that stay with a card while the hand changes, also if it has the same card twice. */
export function identified(cards: readonly string[]): string[] {
  const seen = new Map<string, number>()
  return cards.map((card) => {
    const number = (seen.get(card) ?? 0) + 1
    seen.set(card, number)
    return `${card}#${number}`
  })
}
