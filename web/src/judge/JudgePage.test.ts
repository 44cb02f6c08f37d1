/** The page around a case, with an engine of one question. */
import { render, screen } from '@testing-library/svelte'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { Problem } from '../net/requests'
import { goto } from '../pages.svelte'
import { set } from '../settings/settings.svelte'
import { serve } from '../testing/server'
import { loadTexts, say, setLanguage } from '../texts/texts.svelte'
import JudgePage from './JudgePage.svelte'

const { ask } = vi.hoisted(() => ({ ask: vi.fn() }))
vi.mock('../device/device.svelte', () => ({
  device: { ask, failed: '', ready: true, fetched: 1, start: () => Promise.resolve() },
  isFetched: () => true,
}))

await loadTexts('web', 'web-judge', 'web-odds', 'web-device', 'web-table', 'web-start')
await loadTexts('table', 'server', 'rallye', 'uno')

const CASE = 'schmidt 2 ? 1: roll'
const QUESTION = { id: 'one', ready: true, template: 'lay', picks: {}, see: [], taps: 1 }

function answered(name: string, { text, language }: { text?: string; language: string }): unknown {
  switch (name) {
    case 'case-templates':
      return { lay: { base: { card: 'roll' }, asks: [] } }
    case 'case-questions':
      return [{ ...QUESTION, title: `question in ${language}` }]
    case 'case-asked':
      return text === CASE ? judged(language) : { ...judged(language), ...broken(text!, language) }
    default:
      return judged(language)
  }
}

const broken = (text: string, language: string) => ({
  case: text,
  layout: null,
  answer: null,
  problem: `broken in ${language}`,
})

const judged = (language: string) => ({
  case: CASE,
  layout: { game: 'rallye', rules: 'schmidt', template: 'lay', picks: {} },
  asked: '',
  players: 2,
  seat: 0,
  problem: null,
  place: null,
  answer: {
    rules: 'schmidt',
    allowed: true,
    verdict: `allowed in ${language}`,
    reason: '',
    words: '',
    clause: 'schmidt/one',
    says: null,
    ruling: null,
    happened: [],
  },
  editions: [],
  house: [],
})

beforeEach(() => {
  serve(() => [503, { code: 'unavailable' }])
  ask
    .mockReset()
    .mockImplementation((name: string, given: never) => Promise.resolve(answered(name, given)))
})
afterEach(async () => {
  vi.unstubAllGlobals()
  set('language', 'de')
  await setLanguage('de')
  goto('/')
})

function open(text = ''): void {
  goto(`/judge#${encodeURIComponent(text)}`)
  render(JudgePage)
}

it('has its question in the language that is chosen elsewhere', async () => {
  open(CASE)
  await screen.findByRole('heading', { name: 'question in de' })
  await setLanguage('fr')
  await screen.findByRole('heading', { name: 'question in fr' })
  await screen.findByText('allowed in fr')
})

it('tells in that language too why a link cannot be read', async () => {
  open('nonsense')
  expect((await screen.findByRole('alert')).textContent).toContain('broken in de')
  await setLanguage('fr')
  await screen.findByText(/broken in fr/)
})

it('says so when the engine fails', async () => {
  ask.mockRejectedValue(new Problem('device-failed'))
  open()
  await screen.findByText('Das hat nicht geklappt. Versuch es noch einmal.')
})

it('reads a verdict out: the region is there before it', async () => {
  let answer: ((verdict: unknown) => void) | undefined
  ask.mockImplementation((name: string, given: never) =>
    name === 'case-laid'
      ? new Promise((done) => (answer = done))
      : Promise.resolve(answered(name, given)),
  )
  open()
  ;(await screen.findByRole('button', { name: 'question in de' })).click()
  await screen.findByRole('heading', { name: 'question in de' })
  const regions = screen.getAllByRole('status')
  answer!(judged('de'))
  const verdict = await screen.findByText('allowed in de')
  expect(regions.some((region) => region.contains(verdict))).toBe(true)
})

it('tells what the expert says only of the case that lies there now', async () => {
  let answer: ((hint: unknown) => void) | undefined
  ask.mockImplementation((name: string, given: never) =>
    name === 'case-hint'
      ? new Promise((done) => (answer = done))
      : Promise.resolve(answered(name, given)),
  )
  open(CASE)
  ;(await screen.findByRole('button', { name: say('web', 'odds-expert') })).click()
  await vi.waitFor(() => expect(answer).toBeDefined())
  await setLanguage('fr')
  set('language', 'fr')
  await screen.findByText('allowed in fr')
  answer!(null)
  await new Promise((done) => setTimeout(done))
  expect(screen.queryByTestId('expert')).toBeNull()
})
