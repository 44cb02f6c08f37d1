/** Why a card cannot be laid, in words. */
import { fetchTable } from '../net/requests'
import type { Table } from '../net/table'
import type { Move, RallyeCard, Refusal } from '../protocol/generated'
import { refusalInWords } from '../table/names'
import { cardName, editionOf, say, type Names } from '../texts/texts.svelte'
import type { RallyeView } from './views'

export interface Reason {
  title: string
  text: string
  clause: string
}

/** The reason for a card, for an attack by opponent; null if the view has none. */
export function reasonFor(
  card: RallyeCard,
  blocked: Partial<Record<RallyeCard, [Move, Refusal][]>>,
  view: RallyeView,
  names: Names,
): Reason | null {
  const refusals = (blocked[card] ?? []).map(([, refusal]) => refusal)
  const first = refusals[0]
  if (!first) return null
  const texts = refusals.map((refusal) => inWords(refusal, view, names))
  return {
    title: say('web', 'rallye-why', { card: cardName('rallye', card, editionOf(view.rules)) }),
    text: [...new Set(texts)].join(' '),
    clause: first.clause,
  }
}

/** The same out of turn, when only the server knows it. */
export async function askReasonFor(
  card: RallyeCard,
  table: Table,
  names: Names,
): Promise<Reason | null> {
  const { view } = await fetchTable(table.id, table.code)
  const seen = view as RallyeView
  return seen.match ? reasonFor(card, seen.match.round.blocked, seen, names) : null
}

function inWords(refusal: Refusal, view: RallyeView, names: Names): string {
  if (refusal.reason === 'not-your-turn') {
    return say('web', 'rallye-why-turn', { name: names.seat(Number(refusal.args.seat)) })
  }
  return refusalInWords(refusal, view)
}
