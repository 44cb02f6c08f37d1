import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { celebrate, endMoment, MOMENT_MS, moments, type MomentKind } from './moments.svelte'

beforeEach(() => void vi.useFakeTimers())
afterEach(() => {
  endMoment()
  vi.useRealTimers()
})

const moment = (kind: MomentKind) => ({ kind, title: kind, text: '' })

test('of several moments the greatest is shown, for a short while', () => {
  celebrate([moment('call'), moment('round'), moment('four')])
  expect(moments.now?.kind).toBe('round')
  vi.advanceTimersByTime(MOMENT_MS - 1)
  expect(moments.now).not.toBeNull()
  vi.advanceTimersByTime(1)
  expect(moments.now).toBeNull()
})

test('it is never in the way for longer than 1.2 seconds', () => {
  expect(MOMENT_MS).toBeLessThanOrEqual(1200)
})

test('the next one takes its place, with all of its time', () => {
  celebrate([moment('call')])
  vi.advanceTimersByTime(1000)
  celebrate([moment('caught')])
  vi.advanceTimersByTime(1000)
  expect(moments.now?.kind).toBe('caught')
})

test('where nothing great happens nothing is shown', () => {
  expect([celebrate([]), moments.now]).toEqual([null, null])
})
