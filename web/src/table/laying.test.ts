import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { Laying } from './laying.svelte'

beforeEach(() => void vi.useFakeTimers())
afterEach(() => void vi.useRealTimers())

const parts = (laying: Laying) => [1, 2, 3, 4, 5, 6, 7].filter((part) => laying.has(part)).length

test('every part has a task of its own, and all come', () => {
  const laying = new Laying()
  laying.begin()
  expect(parts(laying)).toBe(0)
  for (let task = 1; task <= 7; task++) {
    expect(laying.done).toBe(false)
    vi.advanceTimersToNextTimer()
    expect(parts(laying)).toBe(task)
  }
  expect(laying.done).toBe(true)
})

test('what lies there is not laid again', () => {
  const laying = new Laying()
  laying.begin()
  vi.runAllTimers()
  laying.begin()
  expect(laying.done).toBe(true)
  expect(vi.getTimerCount()).toBe(0)
})
