import { expect, test } from 'vitest'
import { rallyeView } from '../rallye/fixtures'
import { isAbsent, isMyTurn, waitedFor } from './presence'

const at = (seats: number[], view = rallyeView()) => ({ view, here: { seats, watching: 0 } })

test('who does not look is away; oneself never is', () => {
  expect(isAbsent(at([0]), 1)).toBe(true)
  expect(isAbsent(at([0, 1]), 1)).toBe(false)
  expect(isAbsent(at([]), 0)).toBe(false)
})

test.each([{ kind: 'bot' }, { kind: 'program' }, { stood_in: true }])(
  'nobody misses a seat like %o',
  (change) => {
    const view = rallyeView()
    view.chairs[1] = { ...view.chairs[1]!, ...change }
    expect(isAbsent(at([0], view), 1)).toBe(false)
  },
)

test('a table waits for whoever is on turn and away', () => {
  expect(waitedFor(at([0], rallyeView({ on_turn: 1 })))).toBe(1)
  expect(waitedFor(at([0], rallyeView({ on_turn: 0 })))).toBeNull()
  expect(waitedFor(at([0], rallyeView({ on_turn: 1 }, { state: 'over' })))).toBeNull()
})

test('it is my turn if the round waits for me and no bot plays for me', () => {
  expect(isMyTurn(rallyeView())).toBe(true)
  expect(isMyTurn(rallyeView({ waiting: [1] }))).toBe(false)
  expect(isMyTurn(rallyeView({}, { seat: null }))).toBe(false)
  const view = rallyeView()
  view.chairs[0]!.stood_in = true
  expect(isMyTurn(view)).toBe(false)
})
