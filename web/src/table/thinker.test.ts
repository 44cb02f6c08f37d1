import { expect, it } from 'vitest'
import { rallyeView } from '../rallye/fixtures'
import { thinkerAt } from './thinker'

const clock = (kind: string) => ({ kind, began: 0, ends: 9000, seats: [] })

it('is whom the match waits for, with a clock or without', () => {
  expect(thinkerAt(rallyeView({ on_turn: 1, waiting: [1] }, { clock: null }))).toBe(1)
  expect(thinkerAt(rallyeView({ on_turn: 1, waiting: [1] }, { clock: clock('turn') }))).toBe(1)
})

it('is nobody while the viewer is asked', () => {
  expect(thinkerAt(rallyeView({ on_turn: 0, waiting: [0] }, { clock: null }))).toBeNull()
})

it.each(['window', 'pause'])('is nobody in a %s, whoever is waited for', (kind) => {
  for (const waiting of [[], [1], [1, 2]])
    expect(thinkerAt(rallyeView({ on_turn: 1, waiting }, { clock: clock(kind) }))).toBeNull()
})

it('is nobody when the match is over', () => {
  const over = { state: 'over', clock: null }
  expect(thinkerAt(rallyeView({ on_turn: 1, waiting: [1] }, over))).toBeNull()
})
