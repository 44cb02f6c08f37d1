import { expect, test } from 'vitest'
import type { AnyEvent } from '../net/views'
import type { UnoRound } from '../protocol/generated'
import { unoView } from './fixtures'
import { withSkip } from './skips'

const played = (seat: number, card: string) =>
  ({ event: 'Played', seat, card, colour: null }) as AnyEvent
const drew = (seat: number, count: number): AnyEvent => ({ event: 'Drew', seat, count })
const FOUR = { hand_sizes: [3, 5, 2, 8] }
const TWO = { hand_sizes: [3, 5] }

function skipped(
  events: AnyEvent[],
  round: Partial<UnoRound>,
  before: Partial<UnoRound> = round,
): number | null {
  const told = withSkip(events, unoView(before), unoView(round))
  expect(told.slice(0, events.length)).toEqual(events)
  const last = told.at(-1)
  return last?.event === 'Skipped' ? last.seat : null
}

test.each([
  ['by a skip', 1, [played(0, 'red-skip')], { ...FOUR, on_turn: 2 }],
  ['against the clock', 3, [played(0, 'red-skip')], { ...FOUR, on_turn: 2, direction: -1 }],
  ['of two', 1, [played(0, 'red-skip')], { ...TWO, on_turn: 0 }],
  ['by a reverse of two', 1, [played(0, 'red-reverse')], { ...TWO, on_turn: 0, direction: -1 }],
  ['by a draw-two', 1, [played(0, 'red-draw-two'), drew(1, 2)], { ...FOUR, on_turn: 2 }],
  ['by a draw-four', 1, [played(0, 'wild-draw-four'), drew(1, 4)], { ...TWO, on_turn: 0 }],
  ['by the first card', 0, [{ event: 'TurnedUp', card: 'red-skip' }], { ...FOUR, on_turn: 1 }],
] as const)('%s it is seat %i', (_, seat, events, round) => {
  expect(skipped([...events] as AnyEvent[], round)).toBe(seat)
})

test('whoever draws what is pending misses the turn', () => {
  const before = { ...FOUR, phase: 'doubt', pending: 4, on_turn: 1 }
  expect(skipped([drew(1, 4)], { ...FOUR, on_turn: 2 }, before)).toBe(1)
  // Whoever challenged rightly misses no turn.
  expect(skipped([drew(0, 4)], { ...FOUR, on_turn: 1 }, before)).toBeNull()
})

test.each([
  ['another card', [played(0, 'red-7')], { ...FOUR, on_turn: 1 }],
  ['a seven that swaps', [played(0, 'red-7')], { ...FOUR, on_turn: 0, phase: 'swapping' }],
  ['a reverse of four', [played(0, 'red-reverse')], { ...FOUR, on_turn: 3, direction: -1 }],
  ['a draw-four in doubt', [played(0, 'wild-draw-four')], { ...FOUR, on_turn: 1, phase: 'doubt' }],
  ['a card drawn by choice', [drew(0, 1)], { ...FOUR, on_turn: 1 }],
] as const)('%s skips nobody', (_, events, round) => {
  expect(skipped([...events], round, { ...FOUR, on_turn: 0 })).toBeNull()
})
