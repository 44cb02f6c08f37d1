import { afterEach, expect, test, vi } from 'vitest'
import { saveRecord } from './recordDownload'
import { until } from '../testing/until'

afterEach(() => {
  vi.unstubAllGlobals()
  vi.restoreAllMocks()
})

test('a code goes along in a header, and what comes back is a file', async () => {
  const asked = vi.fn(() => Promise.resolve(new Response('tischrunde 1')))
  vi.stubGlobal('fetch', asked)
  const made = vi.fn((_: Blob) => 'blob:record')
  vi.stubGlobal('URL', { createObjectURL: made, revokeObjectURL: () => undefined })
  const clicked = vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(() => undefined)
  const event = new MouseEvent('click', { cancelable: true })
  saveRecord(event, { id: 't1', code: 'küche-igel' })
  expect(event.defaultPrevented).toBe(true)
  await until(() => expect(clicked).toHaveBeenCalledOnce())
  const headers = { 'tischrunde-code': 'k%C3%BCche-igel' }
  expect(asked).toHaveBeenCalledWith('/api/tables/t1/record', { headers })
  expect(await made.mock.calls[0]![0].text()).toBe('tischrunde 1')
})

test('who needs no code follows the link', () => {
  const event = new MouseEvent('click', { cancelable: true })
  saveRecord(event, { id: 't1', code: '' })
  expect(event.defaultPrevented).toBe(false)
})
