import { fireEvent, render, screen } from '@testing-library/svelte'
import { afterEach, expect, it, vi } from 'vitest'
import type { Standing } from '../protocol/generated'
import { serve } from '../testing/server'
import { loadTexts } from '../texts/texts.svelte'
import HistoryPage from './HistoryPage.svelte'
import { pointsInWords, stateInWords } from './standing'

await loadTexts('web', 'web-history', 'web-start', 'uno', 'rallye', 'table', 'server')

afterEach(() => vi.unstubAllGlobals())

const standing = (table: string, state: string, more: Partial<Standing> = {}): Standing => ({
  sitting: {
    table,
    seat: 1,
    game: 'uno',
    rules: 'uno-carabiner',
    players: 3,
    state,
    names: ['Igel', 'Dachs', 'Fuchs'],
    waits: false,
    at: Date.UTC(2026, 10, 18, 12),
  },
  members: [[0], [1], [2]],
  points: [40, 1200, 30],
  winners: [],
  ...more,
})

it('says who won, and what runs', () => {
  expect(stateInWords(standing('T', 'open'))).toBe('Wartet auf Mitspieler')
  expect(stateInWords(standing('T', 'playing'))).toBe('Läuft')
  expect(stateInWords(standing('T', 'over', { winners: [1] }))).toBe('Gewonnen!')
  expect(stateInWords(standing('T', 'over', { winners: [0] }))).toBe('Igel hat gewonnen')
  const teams = { members: [[0, 2], [1]], points: [3, 2], winners: [0] }
  expect(stateInWords(standing('T', 'over', teams))).toBe('Igel und Fuchs haben gewonnen')
  expect(pointsInWords(standing('T', 'over', teams))).toBe('Igel und Fuchs 3 · du 2')
  expect(pointsInWords(standing('T', 'over'))).toBe('du 1.200 · Igel 40 · Fuchs 30')
})

it('shows what runs before what is over, and more on demand', async () => {
  const pages: Record<string, object> = {
    'GET /api/me/tables': { tables: [standing('A', 'playing')], next: '0.1.A' },
    'GET /api/me/tables?after=0.1.A': {
      tables: [standing('B', 'over', { winners: [1] })],
      next: null,
    },
  }
  serve((request) => (request in pages ? [200, pages[request]] : undefined))
  const { container } = render(HistoryPage)
  await fireEvent.click(await screen.findByText('Mehr zeigen'))
  await screen.findByText('Gewonnen!')
  expect(screen.queryByText('Mehr zeigen')).toBeNull()
  const listed = [...container.querySelectorAll('article')].map(({ dataset }) => dataset.table)
  expect(listed).toEqual(['A', 'B'])
  const paths = [...container.querySelectorAll('a')].map(({ pathname }) => pathname)
  expect(paths).toEqual(['/', '/group', '/t/A', '/r/B', '/api/tables/B/record'])
})

it('puts a table away, and takes it back', async () => {
  const asked = serve((request) =>
    request.includes('hidden') ? [204] : [200, { tables: [standing('A', 'playing')], next: null }],
  )
  render(HistoryPage)
  await fireEvent.click(await screen.findByText('Weglegen'))
  expect(await screen.findByText(/^Weggelegt/)).toBeTruthy()
  expect(screen.queryByText('Weiterspielen')).toBeNull()
  await fireEvent.click(screen.getByText('Zurückholen'))
  expect(await screen.findByText('Weiterspielen')).toBeTruthy()
  expect(asked.filter((request) => request.includes('hidden'))).toEqual([
    'PUT /api/me/hidden/A',
    'DELETE /api/me/hidden/A',
  ])
})

it('tells a stranger that there is nothing yet', async () => {
  serve(() => [401, { code: 'not-known' }])
  render(HistoryPage)
  expect(await screen.findByText(/^Hier ist noch nichts/)).toBeTruthy()
})

it('says without alarm that no server answers, and tries again', async () => {
  let away = true
  serve(() => (away ? undefined : [200, { tables: [standing('A', 'playing')], next: null }]))
  render(HistoryPage)
  await screen.findByText('Ohne Netz siehst du nur die Partien auf diesem Gerät.')
  for (const alert of screen.queryAllByRole('alert')) expect(alert.textContent).toBe('')
  away = false
  await fireEvent.click(screen.getByText('Noch einmal versuchen'))
  expect(await screen.findByText('Weiterspielen')).toBeTruthy()
})
