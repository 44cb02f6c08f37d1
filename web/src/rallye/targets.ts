/** Where a chosen card may go: lit places with a word on them. */
import type { RallyeCard, RallyeRound } from '../protocol/generated'
import { cardName, say, type Names } from '../texts/texts.svelte'
import { isDistance, kmOf } from './cards'
import { partyOf } from './displays'
import type { Use } from './moves'
import { laidAt } from './news'

export interface Target {
  use: Use
  /** The name of the place, as in the news. */
  place: string
  /** The word on it. */
  word: string
  /** What pressing it does, as a sentence. */
  label: string
  /** Whether Enter would choose it. */
  aimed: boolean
}

/** The targets of a card, by their place. */
export function targetsOf(
  uses: readonly Use[],
  round: RallyeRound,
  seat: number,
  names: Names,
  edition: string,
  aimed: number | null,
): Map<string, Target> {
  const own = partyOf(round, seat)
  const targets = uses.map((use): Target => {
    const party = use.kind === 'attack' ? use.party : own
    return {
      use,
      place: use.kind === 'discard' ? 'discard' : laidAt(round, party, use.card),
      word: wordFor(use),
      label: labelFor(use, names, edition),
      aimed: use.kind === 'attack' && use.party === aimed,
    }
  })
  return new Map(targets.map((target) => [target.place, target]))
}

function wordFor(use: Use): string {
  if (use.kind === 'attack') return say('web', 'rallye-word-attack')
  if (use.kind === 'discard') return say('web', 'rallye-word-discard')
  return isDistance(use.card)
    ? say('web', 'rallye-word-drive', { km: kmOf(use.card) })
    : say('web', 'rallye-word-lay')
}

/** What a use of a card does, as the label of a button. */
function labelFor(use: Use, names: Names, edition: string): string {
  const card = cardName('rallye', use.card, edition)
  if (use.kind === 'discard') return say('web', 'rallye-do-discard-card', { card })
  if (use.kind === 'attack') {
    return say('web', 'rallye-do-attack-with', { card, party: names.party(use.party) })
  }
  return layLabel(use.card, edition)
}

export function layLabel(card: RallyeCard, edition: string): string {
  return isDistance(card)
    ? say('web', 'rallye-do-drive', { km: kmOf(card) })
    : say('web', 'rallye-do-lay', { card: cardName('rallye', card, edition) })
}
