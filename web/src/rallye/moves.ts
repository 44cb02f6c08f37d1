/** Parses moves in notation: which card they use and where it goes. */
import type { Move, RallyeAttackView, RallyeCard } from '../protocol/generated'

export type Use =
  | { kind: 'lay'; move: Move; card: RallyeCard }
  | { kind: 'attack'; move: Move; card: RallyeCard; party: number }
  | { kind: 'discard'; move: Move; card: RallyeCard }

export type Answer = 'coup' | 'stand' | 'extend' | 'finish'

const ANSWERS: readonly string[] = ['coup', 'stand', 'extend', 'finish'] satisfies Answer[]
const FIRST_PARTY = 'A'.charCodeAt(0)

/** What a move does with a card; null for an answer, which needs none. */
export function readUse(move: Move): Use | null {
  if (ANSWERS.includes(move)) return null
  if (move.startsWith('-')) return { kind: 'discard', move, card: cardOf(move.slice(1)) }
  const [word = '', party] = move.split('>')
  if (party === undefined) return { kind: 'lay', move, card: cardOf(word) }
  return { kind: 'attack', move, card: cardOf(word), party: party.charCodeAt(0) - FIRST_PARTY }
}

/** The card of the hand that a move uses; a coup fourré is answered with the safety. */
export function cardUsed(move: Move, attack: RallyeAttackView | null): RallyeCard | null {
  return move === 'coup' ? (attack?.safety ?? null) : (readUse(move)?.card ?? null)
}

/** The uses of a card now: laying or attacking first, discarding last. */
export function usesOf(legal: readonly Move[], card: RallyeCard): Use[] {
  const uses = legal.map(readUse).filter((use) => use?.card === card) as Use[]
  const rank = { lay: 0, attack: 1, discard: 2 }
  return uses.sort((one, other) => rank[one.kind] - rank[other.kind])
}

/** Whether nothing can be laid: a card must be discarded. */
export function isStuck(legal: readonly Move[]): boolean {
  return legal.length > 0 && legal.every((move) => readUse(move)?.kind === 'discard')
}

export function offers(legal: readonly Move[], answer: Answer): boolean {
  return legal.includes(answer)
}

function cardOf(word: string): RallyeCard {
  return (/^\d+$/.test(word) ? `km-${word}` : word) as RallyeCard
}
