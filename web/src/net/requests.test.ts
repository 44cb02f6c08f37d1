import { afterEach, expect, test, vi } from 'vitest'
import { me } from './requests'

afterEach(() => void vi.unstubAllGlobals())

function answered(body: string, status: number): void {
  vi.stubGlobal('fetch', () => Promise.resolve(new Response(body, { status })))
}

test('a refusal of the server has its code', async () => {
  answered('{"code": "too-many", "retry": 500}', 429)
  await expect(me()).rejects.toMatchObject({ code: 'too-many', retry: 500 })
})

test.each([
  ['an error of a proxy', '<h1>502 Bad Gateway</h1>', 502],
  ['an error of a proxy in JSON', '{"message": "Bad Gateway"}', 502],
  ['the page of a hotel', '<h1>Welcome</h1>', 200],
])('%s did not reach the server', async (_, body, status) => {
  answered(body, status)
  await expect(me()).rejects.toMatchObject({ code: 'unreachable' })
})

test('without a network nothing is reached', async () => {
  vi.stubGlobal('fetch', () => Promise.reject(new TypeError('offline')))
  await expect(me()).rejects.toMatchObject({ code: 'unreachable' })
})
