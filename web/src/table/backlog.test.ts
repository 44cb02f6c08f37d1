import { expect, test, vi } from 'vitest'
import { runInTurn, MAX_BACKLOG_MS, pauseFor } from './backlog'

test('a few missed happenings are told at double speed', () => {
  expect(pauseFor(1)).toBe(300)
  expect(pauseFor(10)).toBe(300)
})

test.each([11, 60, 400])('%i of them are told within three seconds', (missed) => {
  expect(pauseFor(missed) * missed).toBeLessThanOrEqual(MAX_BACKLOG_MS)
})

test('they are told in turn, and then it is over', () => {
  vi.useFakeTimers()
  const told: number[] = []
  const done = vi.fn()
  runInTurn(
    [1, 2, 3].map((number) => () => told.push(number)),
    100,
    done,
  )
  expect(told).toEqual([1])
  vi.advanceTimersByTime(100)
  expect(told).toEqual([1, 2])
  vi.advanceTimersByTime(200)
  expect(told).toEqual([1, 2, 3])
  expect(done).toHaveBeenCalledOnce()
  vi.useRealTimers()
})

test('telling can be stopped', () => {
  vi.useFakeTimers()
  const second = vi.fn()
  const stop = runInTurn([vi.fn(), second], 100, vi.fn())
  stop()
  vi.runAllTimers()
  expect(second).not.toHaveBeenCalled()
  vi.useRealTimers()
})
