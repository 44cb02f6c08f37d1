import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import type { Table } from '../net/table'
import { rallyeView } from '../rallye/fixtures'
import { serve } from '../testing/server'
import { quietTable } from '../testing/table'

const device = vi.hoisted(() => ({ ready: false, start: vi.fn(), ask: vi.fn() }))
const fetched = vi.hoisted(() => ({ is: true }))
vi.mock('./device.svelte', () => ({ device, isFetched: () => fetched.is }))
const { canAdvise, hintAt, oddsAt } = await import('./advice')

const VIEW = rallyeView({}, { terms: 'tischrunde 1' })
const TABLE: Table = { ...quietTable(VIEW).table, code: 'igel' }
const SEEN = { terms: 'tischrunde 1', match: VIEW.match, language: 'de' }

beforeEach(() => {
  Object.assign(device, { ready: false, start: vi.fn(() => Promise.resolve()), ask: vi.fn() })
  fetched.is = true
})
afterEach(() => vi.unstubAllGlobals())

test('an engine that was never fetched is left alone', () => {
  fetched.is = false
  expect(canAdvise()).toBe(false)
  expect(device.start).not.toHaveBeenCalled()
})

test('one that was is started for the next time, and nobody waits for it', () => {
  expect(canAdvise()).toBe(false)
  expect(device.start).toHaveBeenCalledOnce()
  device.ready = true
  expect(canAdvise()).toBe(true)
  expect(device.start).toHaveBeenCalledOnce()
})

test('it thinks of the match as the server shows it whole', async () => {
  const asked = serve(() => [200, { v: 1, view: VIEW }])
  const hint = { move: '100' }
  device.ask.mockResolvedValueOnce({ seat: 0, name: 'Dachs', hint })
  expect(await hintAt(TABLE, 'de')).toEqual(hint)
  expect(device.ask).toHaveBeenLastCalledWith('view-hint', SEEN)
  device.ask.mockResolvedValueOnce({ stock: 3 })
  expect(await oddsAt(TABLE, 'de')).toEqual({ stock: 3 })
  expect(device.ask).toHaveBeenLastCalledWith('view-odds', SEEN)
  expect(asked).toEqual(Array(2).fill('GET /api/tables/table igel'))
})

test('where it has nothing to say that is a problem in words', async () => {
  serve(() => [200, { v: 1, view: VIEW }])
  device.ask.mockResolvedValue(null)
  await expect(hintAt(TABLE, 'de')).rejects.toMatchObject({ code: 'no-hint-to-give' })
  await expect(oddsAt(TABLE, 'de')).rejects.toMatchObject({ code: 'no-hint-to-give' })
  serve(() => [200, { v: 1, view: rallyeView() }])
  await expect(hintAt(TABLE, 'de')).rejects.toMatchObject({ code: 'no-hint-to-give' })
})
