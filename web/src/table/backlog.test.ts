import { expect, test } from 'vitest'
import { EACH_MS, MAX_BACKLOG_MS, speedFor } from './backlog'

test('what waits is shown at double speed', () => {
  expect(speedFor(0)).toBe(2)
  expect(speedFor(5)).toBe(2)
})

test('much that waits takes no longer than the limit', () => {
  const speed = speedFor(59)
  expect((60 * EACH_MS) / speed).toBeCloseTo(MAX_BACKLOG_MS)
})
