import { fireEvent, render, screen } from '@testing-library/svelte'
import { flushSync } from 'svelte'
import { afterEach, beforeAll, expect, test, vi } from 'vitest'
import type { Room } from '../catalogue'
import type { View } from '../net/views'
import { goto, pages } from '../pages.svelte'
import type { RallyeEvent } from '../protocol/generated'
import { rallyeView } from '../rallye/fixtures'
import { room } from '../rallye/rallyeRoom'
import type { RallyeView } from '../rallye/views'
import { livelyTable } from '../testing/livelyTable.svelte'
import { serve } from '../testing/server'
import { loadTexts } from '../texts/texts.svelte'
import TableShell from './TableShell.svelte'
import { until } from '../testing/until'

beforeAll(() => loadTexts('web', 'web-table', 'table-rallye', 'rallye'))
beforeAll(() =>
  Promise.all([
    import('./rematch'),
    import('./Sheets.svelte'),
    import('./Banners.svelte'),
    import('./Layers.svelte'),
    import('./WhyNot.svelte'),
    import('../rallye/reasons'),
    import('../rallye/Questions.svelte'),
  ]),
)
afterEach(() => {
  vi.useRealTimers()
  vi.unstubAllGlobals()
  goto('/')
})

function over(again: boolean, successor: string | null): View {
  const view = rallyeView({ phase: 'over', waiting: [] }, { state: 'over', successor })
  view.chairs[0] = { ...view.chairs[0]!, again }
  return view
}

/** Renders a table that is over, then changes its view. */
async function look(before: View, after: View): Promise<void> {
  goto('/t/old')
  serve(() => [200, { v: 1, view: {} }])
  const { table, leap } = livelyTable(before)
  render(TableShell, { table, room: room as unknown as Room })
  flushSync()
  leap(after)
  await new Promise((done) => setTimeout(done, 30))
}

test('whoever wants to play again is taken along, with or without the sheet', async () => {
  await look(over(true, null), over(true, 'next'))
  await until(() => expect(pages.now).toMatchObject({ table: 'next' }))
})

test('whoever does not stays', async () => {
  await look(over(false, null), over(false, 'next'))
  expect(pages.now).toMatchObject({ table: 'old' })
})

test('whoever comes back to a table that has a successor stays', async () => {
  await look(over(true, 'next'), over(true, 'next'))
  expect(pages.now).toMatchObject({ table: 'old' })
})

/** A round ends before the viewer's eyes, and the next is dealt. */
function endARound(next: RallyeView): ReturnType<typeof livelyTable> {
  const lively = livelyTable(rallyeView({ on_turn: 1, waiting: [1] }))
  render(TableShell, { table: lively.table, room: room as unknown as Room })
  flushSync()
  const ended = { event: 'RoundEnded', winner: 1, sheets: [] } as unknown as RallyeEvent
  const dealt = { event: 'Dealt', number: 2, dealer: 0 } as RallyeEvent
  lively.happen(second(next), 1, { event: 'Laid', seat: 1, card: 'km-100' }, ended, dealt)
  return lively
}

function second(view: RallyeView): RallyeView {
  const sheet = { lines: [], total: 0 }
  return { ...view, match: { ...view.match!, number: 2, sheets: [[sheet, sheet]], totals: [0, 0] } }
}

const title = (): string => screen.getByRole('heading', { level: 1 }).textContent

test('the last board of a round is seen, then its result; the next round comes after it', async () => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
  const theirs = rallyeView({ on_turn: 1, waiting: [1] })
  const { happen } = endARound(theirs)
  await vi.advanceTimersByTimeAsync(1000)
  expect(screen.queryByRole('dialog')).toBeNull()
  expect(document.querySelector('[data-place="display-1"]')?.textContent).toContain('100 km')
  await vi.advanceTimersByTimeAsync(1000)
  screen.getByRole('dialog', { name: 'Runde 1 ist zu Ende' })
  happen(second(theirs), 1, { event: 'Laid', seat: 1, card: 'roll' })
  await vi.advanceTimersByTimeAsync(1000)
  screen.getByRole('dialog', { name: 'Runde 1 ist zu Ende' })
  expect(title()).toContain('Runde 1')
  expect(screen.queryByText(/die anderen warten auf dich/)).toBeNull()
  await fireEvent.click(screen.getByRole('button', { name: 'Weiter' }))
  await vi.advanceTimersByTimeAsync(100)
  expect(screen.queryByRole('dialog')).toBeNull()
  expect(title()).toContain('Runde 2')
})

test('whose turn it is by now is told so over the result', async () => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
  endARound(rallyeView())
  await vi.advanceTimersByTimeAsync(2000)
  const sheet = screen.getByRole('dialog', { name: 'Runde 1 ist zu Ende' })
  expect(sheet.textContent).toContain('Du bist dran, die anderen warten auf dich.')
  expect(document.title).toContain('Du bist dran')
})

test('an attack takes the place of the result', async () => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
  const { happen } = endARound(rallyeView({ on_turn: 1, waiting: [1] }))
  await vi.advanceTimersByTimeAsync(2000)
  const attack = { hazard: 'stop', party: 0, safety: 'right-of-way' } as const
  const under = second(rallyeView({ phase: 'window', attack, on_turn: 1, waiting: [] }))
  happen(under, 1, { event: 'Attacked', seat: 1, card: 'stop', party: 0 })
  await vi.advanceTimersByTimeAsync(100)
  expect(screen.queryByRole('dialog', { name: 'Runde 1 ist zu Ende' })).toBeNull()
  screen.getByRole('alertdialog', { name: 'Angriff!' })
})

test('a rule is read over the table, also when the reason for asking is gone', async () => {
  const stopped = { reason: 'stopped', clause: 'fx-schmid/stop', args: { remedy: 'roll' } }
  const mine: RallyeView = rallyeView({
    hand: ['km-50'],
    legal: ['-50'],
    blocked: { 'km-50': [['50', stopped]] },
  })
  const rules = [{ clause: 'fx-schmid/stop', says: 'Wer steht, der steht.', ruling: null }]
  serve(() => [200, { game: 'rallye', chapters: [{ rules }] }])
  const { table, happen } = livelyTable(mine)
  render(TableShell, { table, room: room as unknown as Room })
  await fireEvent.click(await screen.findByRole('button', { name: /^50 km, gesperrt/ }))
  await fireEvent.click(await screen.findByRole('button', { name: 'Regel zeigen' }))
  const sheet = await screen.findByRole('dialog', { name: 'Die Regel' })
  await screen.findByText('Wer steht, der steht.')
  happen(rallyeView({ hand: ['km-50'], on_turn: 1, waiting: [1] }), 0)
  await until(() => expect(screen.queryByText('Regel zeigen')).toBeNull())
  expect(sheet.isConnected).toBe(true)
  await fireEvent.click(screen.getByRole('button', { name: 'Zurück zum Tisch' }))
  expect(screen.queryByRole('dialog')).toBeNull()
})
