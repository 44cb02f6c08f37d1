import { render } from '@testing-library/svelte'
import { afterEach, beforeAll, beforeEach, expect, test, vi } from 'vitest'
import type { View } from '../net/views'
import { rallyeView } from '../rallye/fixtures'
import { quietTable } from '../testing/table'
import { loadTexts } from '../texts/texts.svelte'
import { announcements, clearAnnouncements } from './announcer.svelte'
import StatusCard from './StatusCard.svelte'
import { TABLE_CONTEXT } from './tableContext'

beforeAll(() => loadTexts('web', 'web-table'))
beforeEach(() => {
  vi.useFakeTimers({ now: 0 })
  clearAnnouncements()
})
afterEach(() => vi.useRealTimers())

/** What is announced while a turn of 45 seconds runs down. */
async function said(view: View): Promise<string[]> {
  const clock = { kind: 'turn', began: 0, ends: 45_000, seats: [] }
  const value = { table: { ...quietTable(rallyeView()).table, view }, acting: null }
  const context = new Map([[TABLE_CONTEXT, value]])
  render(StatusCard, { props: { title: '', text: '', clock, now: Date.now }, context })
  await vi.advanceTimersByTimeAsync(44_000)
  return announcements.polite.map(({ text }) => text)
}

test('whoever is on turn is told once that time is short', async () => {
  expect(await said(rallyeView())).toEqual(['Noch 10 Sekunden'])
})

test('nobody else is', async () => {
  expect(await said(rallyeView({ on_turn: 1, waiting: [1] }))).toEqual([])
  expect(await said(rallyeView({}, { seat: null }))).toEqual([])
})

test('in a pause it tells who still reads the result', () => {
  const view = rallyeView({ waiting: [] })
  const clock = { kind: 'pause', began: 0, ends: 20_000, seats: [1] }
  const value = { table: { ...quietTable(view).table, view }, acting: null }
  const context = new Map([[TABLE_CONTEXT, value]])
  const props = { title: 'Du bist dran', text: 'Leg etwas.', clock, now: Date.now }
  const { container } = render(StatusCard, { props, context })
  expect(container.textContent).toContain('Gleich geht es weiter')
  expect(container.textContent).toContain('Igel sieht sich noch das Ergebnis an.')
  expect(container.textContent).not.toContain('Leg etwas.')
})
