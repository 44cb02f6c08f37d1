import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { alarm, announce, announcements, clearAnnouncements } from './announcer.svelte'

beforeEach(() => {
  vi.useFakeTimers()
  clearAnnouncements()
})
afterEach(() => vi.useRealTimers())

const said = () => [...announcements.polite, ...announcements.urgent].map(({ text }) => text)

test('moves are said politely, attacks at once', () => {
  announce('Igel fährt 25 km.')
  alarm('Angriff!')
  vi.runAllTimers()
  expect(said()).toEqual(['Igel fährt 25 km.', 'Angriff!'])
})

test('what is about to be said is not said after all have fallen silent', () => {
  announce('Igel fährt 25 km.')
  alarm('Angriff!')
  clearAnnouncements()
  vi.runAllTimers()
  expect(said()).toEqual([])
})
