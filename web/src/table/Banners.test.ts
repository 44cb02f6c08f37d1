import { render, screen } from '@testing-library/svelte'
import { flushSync } from 'svelte'
import { afterEach, beforeAll, beforeEach, expect, test, vi } from 'vitest'
import type { Table } from '../net/table'
import { display, rallyeView } from '../rallye/fixtures'
import { quietTable } from '../testing/table'
import { loadTexts } from '../texts/texts.svelte'
import { announcements, clearAnnouncements } from './announcer.svelte'
import Banners from './Banners.svelte'

const SECOND = 1000

beforeAll(() => loadTexts('web', 'web-table'))
beforeEach(() => {
  vi.useFakeTimers()
  clearAnnouncements()
})
afterEach(() => vi.useRealTimers())

function banners(change: Partial<Table>, view = rallyeView()) {
  const table = { ...quietTable(view).table, now: Date.now, ...change }
  const shown = { table, view, recalling: null, open: () => undefined }
  const { rerender } = render(Banners, shown)
  return (now: Partial<Table>) => rerender({ ...shown, table: { ...table, ...now } })
}

test('a line that breaks is told, and that it is back', async () => {
  const turn = banners({ status: 'live' })
  await turn({ status: 'away' })
  await turn({ status: 'live' })
  vi.advanceTimersByTime(SECOND)
  const [away, back] = announcements.polite.map(({ text }) => text)
  expect(away).toContain('Die Verbindung ist weg.')
  expect(back).toBe('Die Verbindung ist wieder da.')
})

test('a table waits as long as the server says before it offers a bot', () => {
  const act = vi.fn(() => Promise.resolve())
  const view = rallyeView({ on_turn: 1 })
  view.times = { ...view.times, away: 30 * SECOND }
  banners({ here: { seats: [0], watching: 0 }, act }, view)
  const bot = () => screen.queryByRole('button', { name: 'Bot spielen lassen' })
  vi.advanceTimersByTime(30 * SECOND)
  flushSync()
  expect(bot()).toBeNull()
  vi.advanceTimersByTime(SECOND)
  flushSync()
  bot()!.click()
  expect(act).toHaveBeenCalledWith('leave', 1)
})

test('whom the host wants to replace is asked of all others, and they may say no', () => {
  const act = vi.fn(() => Promise.resolve())
  const view = rallyeView({ displays: [display(0, [0]), display(1, [1]), display(2, [2])] })
  view.host = 1
  view.chairs[2]!.unwanted_by = [1]
  banners({ act }, view)
  const question = () => screen.queryByText(/Einverstanden\?/)
  expect(question()).not.toBeNull()
  screen.getByRole('button', { name: 'Einverstanden' }).click()
  expect(act).toHaveBeenCalledWith('replace', 2)
  screen.getByRole('button', { name: 'Nein' }).click()
  flushSync()
  expect(question()).toBeNull()
})

test('who is to be replaced is told so and is not asked', () => {
  const view = rallyeView()
  view.host = 1
  view.chairs[0]!.unwanted_by = [1]
  banners({}, view)
  expect(screen.queryByText(/Die anderen entscheiden\./)).not.toBeNull()
  expect(screen.queryByRole('button', { name: 'Einverstanden' })).toBeNull()
})

test('who has agreed is not asked again', () => {
  const view = rallyeView({ displays: [display(0, [0]), display(1, [1]), display(2, [2])] })
  view.chairs[2]!.unwanted_by = [0]
  banners({}, view)
  expect(screen.queryByText(/Einverstanden\?/)).toBeNull()
})
