import { afterEach, expect, test, vi } from 'vitest'
import { known, serve } from '../testing/server'
import { greet, guest, leave, settle } from './guest.svelte'

const IGEL = known('Igel')

afterEach(() => vi.unstubAllGlobals())

test('whom the server knows stays known while it cannot be asked', async () => {
  serve(() => [200, { me: IGEL }])
  await greet()
  for (const code of ['too-many', 'unavailable', 'unreachable']) {
    serve(() => (code === 'unreachable' ? undefined : [503, { code }]))
    await expect(greet()).rejects.toMatchObject({ code })
    expect(guest.me).toEqual(IGEL)
  }
})

test('whom the server does not know is nobody', async () => {
  serve(() => [200, { me: null }])
  await greet()
  expect(guest.me).toBeNull()
})

test('whoever another tab has made known is not made known a second time', async () => {
  leave()
  serve(() => [200, { me: null }])
  await greet()
  const asked = serve((request) =>
    request === 'GET /api/visitor' ? [200, { me: IGEL }] : undefined,
  )
  await settle()
  expect(guest.me).toEqual(IGEL)
  expect(asked).toEqual(['GET /api/visitor'])
})
