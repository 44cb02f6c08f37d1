import { afterEach, expect, test, vi } from 'vitest'
import { known, serve } from '../testing/server'
import { loadGuest, guest, forgetGuest, ensureGuest } from './guest.svelte'

const IGEL = known('Igel')

afterEach(() => vi.unstubAllGlobals())

test('whom the server knows stays known while it cannot be asked', async () => {
  serve(() => [200, { me: IGEL }])
  await loadGuest()
  for (const code of ['too-many', 'unavailable', 'unreachable']) {
    serve(() => (code === 'unreachable' ? undefined : [503, { code }]))
    await expect(loadGuest()).rejects.toMatchObject({ code })
    expect(guest.me).toEqual(IGEL)
  }
})

test('whom the server does not know is nobody', async () => {
  serve(() => [200, { me: null }])
  await loadGuest()
  expect(guest.me).toBeNull()
})

test('whoever another tab has made known is not made known a second time', async () => {
  forgetGuest()
  serve(() => [200, { me: null }])
  await loadGuest()
  const asked = serve((request) =>
    request === 'GET /api/visitor' ? [200, { me: IGEL }] : undefined,
  )
  await ensureGuest()
  expect(guest.me).toEqual(IGEL)
  expect(asked).toEqual(['GET /api/visitor'])
})
