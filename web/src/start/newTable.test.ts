import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { commitmentOf } from '../net/commitments'
import { rallyeView } from '../rallye/fixtures'
import { known, serve } from '../testing/server'
import { loadTexts } from '../texts/texts.svelte'
import { open } from './newTable'

await loadTexts('web', 'web-start')

const OPENED = { table: 'T', code: 'drei-rote-igel', link: '', commitment: 'c' }
const SHOWN = { v: 1, view: rallyeView({}, { id: 'T', state: 'open', seat: null }) }

/** A socket that never comes up. */
class Deaf {
  readyState = 0
  close(): void {}
}

function serveTables(seats: readonly [number, unknown]): readonly string[] {
  return serve((request) => {
    if (request === 'GET /api/visitor') return [200, { me: known('Dachs') }]
    if (request === 'PUT /api/me') return [200, known('Dachs')]
    if (request === 'POST /api/tables') return [201, OPENED]
    if (request === 'GET /api/tables/T drei-rote-igel') return [200, SHOWN]
    if (request === 'POST /api/tables/T/seats') return seats
    return undefined
  })
}

beforeEach(() => void vi.useFakeTimers())
afterEach(() => {
  vi.useRealTimers()
  vi.unstubAllGlobals()
})

it('goes to a table that is open, though nobody could sit down', async () => {
  const asked = serveTables([503, { code: 'unavailable' }])
  expect(await open('friends')).toBe('/t/T#drei-rote-igel')
  expect(asked.filter((request) => request === 'POST /api/tables')).toHaveLength(1)
})

it('adds to the shuffle only after the server has shown what it promises', async () => {
  const asked = serveTables([201, {}])
  const sent = vi.spyOn(globalThis, 'fetch')
  await open('friends')
  const bodies = sent.mock.calls.map(([, init]) => String(init?.body ?? ''))
  const [first] = asked.flatMap((_, at) => (bodies[at]!.includes('entropy') ? [at] : []))
  expect(asked.slice(0, first! + 1).filter((request) => request.includes('tables'))).toEqual([
    'POST /api/tables',
    'GET /api/tables/T drei-rote-igel',
    'POST /api/tables/T/seats',
  ])
  expect(JSON.parse(bodies[first!]!)).toMatchObject({ entropy: commitmentOf('T')!.entropy })
  expect(commitmentOf('T')!.commitment).toBe('c')
})

it('goes to a table whose cards nobody could ask for', async () => {
  serveTables([201, {}])
  vi.stubGlobal('WebSocket', Deaf)
  const opening = open('bots')
  await vi.advanceTimersByTimeAsync(10_000)
  expect(await Promise.race([opening, 'still opening'])).toBe('/t/T#drei-rote-igel')
  expect(vi.getTimerCount()).toBe(0)
})
