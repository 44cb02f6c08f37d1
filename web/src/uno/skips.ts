/** Who misses a turn: the rules have no such event, it follows from whose turn it is then. */
import type { AnyEvent } from '../net/views'
import type { UnoView } from './views'

/** The events, with one more if somebody misses a turn. */
export function withSkip(
  events: readonly AnyEvent[],
  before: UnoView | null,
  after: UnoView | null,
): AnyEvent[] {
  const seat = after?.match ? skipped(events, before, after) : null
  return seat === null ? [...events] : [...events, { event: 'Skipped', seat }]
}

function skipped(
  events: readonly AnyEvent[],
  before: UnoView | null,
  view: UnoView,
): number | null {
  const { on_turn, direction, dealer } = view.match!.round
  const count = view.chairs.length
  const after = (seat: number) => (seat + direction + count) % count
  const card = events.findLast(({ event }) => event === 'Played' || event === 'TurnedUp')
  if (card?.event === 'Played' || card?.event === 'TurnedUp') {
    const turnsBack = count === 2 && card.event === 'Played' && card.card.endsWith('reverse')
    const next = after(card.event === 'Played' ? card.seat : dealer)
    const skips = turnsBack || /(skip|draw-two|draw-four)$/.test(card.card)
    return skips && view.state === 'playing' && after(next) === on_turn ? next : null
  }
  const was = before?.match?.round
  const drew = events.find(({ event }) => event === 'Drew')
  if (drew?.event !== 'Drew' || !was?.pending) return null
  return drew.seat === was.on_turn && drew.seat !== on_turn ? drew.seat : null
}
