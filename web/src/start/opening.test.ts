import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { known, serve } from '../testing/server'
import { need } from '../texts/texts.svelte'
import { choice } from './choice.svelte'
import { open } from './opening'

await need('web', 'web-start')

const OPENED = { table: 'T', code: 'drei-rote-igel', link: '', commitment: '', seat: 0 }

/** A socket that never comes up. */
class Deaf {
  readyState = 0
  close(): void {}
}

function serveTables(seats: readonly [number, unknown]): readonly string[] {
  return serve((request) => {
    if (request === 'GET /api/me' || request === 'PUT /api/me') return [200, known('Dachs')]
    if (request === 'POST /api/tables') return [201, OPENED]
    if (request === 'POST /api/tables/T/seats') return seats
    return undefined
  })
}

beforeEach(() => void vi.useFakeTimers())
afterEach(() => {
  vi.useRealTimers()
  vi.unstubAllGlobals()
  choice.mode = 'online'
  choice.botSeats = []
})

it('goes to a table that is open, though a bot could not sit down', async () => {
  const asked = serveTables([503, { code: 'unavailable' }])
  choice.botSeats = [1]
  expect(await open()).toBe('/t/T#drei-rote-igel')
  expect(asked.filter((request) => request === 'POST /api/tables')).toHaveLength(1)
})

it('goes to a table whose cards nobody could ask for', async () => {
  serveTables([201, {}])
  vi.stubGlobal('WebSocket', Deaf)
  choice.mode = 'bots'
  const opening = open()
  await vi.advanceTimersByTimeAsync(10_000)
  expect(await Promise.race([opening, 'still opening'])).toBe('/t/T#drei-rote-igel')
  expect(vi.getTimerCount()).toBe(0)
})
