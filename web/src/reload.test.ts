import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { reloadPage } from './reload'

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

test('a page whose parts are gone is loaded again, once', async () => {
  reached(200)
  await reloadPage()
  await reloadPage()
  expect(reload).toHaveBeenCalledOnce()
})

test('while the server is away the page stays', async () => {
  reached(502)
  await reloadPage()
  vi.stubGlobal('fetch', () => Promise.reject(new TypeError('offline')))
  await expect(reloadPage()).rejects.toThrow('offline')
  expect(reload).not.toHaveBeenCalled()
})
