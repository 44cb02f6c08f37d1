/** The viewer's hand as it is shown: which cards can be laid, and which cannot. */
import type { RallyeCard, RallyeRound } from '../protocol/generated'
import { identified, type HandCard } from '../table/handCards'
import { cardName } from '../texts/texts.svelte'
import { usesOf } from './moves'

type RallyeHandCard = HandCard & { card: RallyeCard }

/** Cards are locked only on one's turn: before it nobody knows what will be possible. */
export function handOf(
  round: RallyeRound,
  edition: string,
  myTurn: boolean,
  drawn: readonly string[],
): RallyeHandCard[] {
  const ids = identified(round.hand)
  return round.hand.map((card, index) => {
    const shown = { id: ids[index]!, card, name: cardName('rallye', card, edition) }
    const locked = myTurn && !usesOf(round.legal, card).some(({ kind }) => kind !== 'discard')
    if (round.fresh.includes(card)) return { ...shown, locked, mark: 'fresh' }
    return drawn.includes(shown.id) ? { ...shown, locked, mark: 'drawn' } : { ...shown, locked }
  })
}
