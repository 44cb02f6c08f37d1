import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { renew } from './renewal'

const reload = vi.fn()

beforeEach(() => {
  sessionStorage.clear()
  reload.mockClear()
  vi.spyOn(location, 'reload').mockImplementation(reload)
})
afterEach(() => {
  vi.unstubAllGlobals()
  vi.restoreAllMocks()
})

const reached = (status: number) =>
  vi.stubGlobal('fetch', () => Promise.resolve(new Response('', { status })))

test('a page whose parts are gone is fetched anew, once', async () => {
  reached(200)
  await renew()
  await renew()
  expect(reload).toHaveBeenCalledOnce()
})

test('while the server is away the page stays', async () => {
  reached(502)
  await renew()
  vi.stubGlobal('fetch', () => Promise.reject(new TypeError('offline')))
  await expect(renew()).rejects.toThrow('offline')
  expect(reload).not.toHaveBeenCalled()
})
