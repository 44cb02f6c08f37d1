/** The page of lessons, with an engine that knows one box. */
import { render, screen } from '@testing-library/svelte'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { Problem } from '../net/requests'
import { goto } from '../pages.svelte'
import { loadTexts } from '../texts/texts.svelte'
import LearnPage from './LearnPage.svelte'

const { ask } = vi.hoisted(() => ({ ask: vi.fn() }))
vi.mock('../device/device.svelte', () => ({
  device: { ask, failed: '', ready: true, fetched: 1 },
  isFetched: () => true,
}))

await loadTexts('web', 'lessons', 'web-lessons', 'web-device', 'web-table', 'table', 'server')
await loadTexts('web-start', 'rallye', 'uno')

const LESSONS = [{ id: 'roll', title: 'Losfahren', goal: '' }]
const OFFERED = [{ game: 'rallye', rules: 'schmidt', title: '', lessons: LESSONS }]

function answered(name: string): Promise<unknown> {
  if (name === 'lesson-list') return Promise.resolve(OFFERED)
  return Promise.reject(new Problem('no-such-lesson'))
}

beforeEach(() => void ask.mockReset().mockImplementation(answered))
afterEach(() => goto('/'))

it('shows the lessons of the box it names, also where an unknown one is addressed', async () => {
  goto('/learn/nonsense#roll')
  render(LearnPage)
  const lesson = await screen.findByRole('link', { name: /Losfahren/ })
  expect(lesson.getAttribute('href')).toMatch(/\/learn\/schmidt#roll$/)
  expect(screen.getByRole('alert')).toBeTruthy()
})

it('shows the list again after a lesson that could not be opened', async () => {
  goto('/learn/schmidt#roll')
  render(LearnPage)
  await screen.findByText('Diese Lektion gibt es nicht. Wähle eine aus der Liste.')
  goto('/learn/schmidt')
  await screen.findByRole('link', { name: /Losfahren/ })
})
