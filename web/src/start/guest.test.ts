import { afterEach, expect, test, vi } from 'vitest'
import { known, serve } from '../testing/server'
import { greet, guest } from './guest.svelte'

const IGEL = known('Igel')

afterEach(() => vi.unstubAllGlobals())

test('whom the server knows stays known while it cannot be asked', async () => {
  serve(() => [200, IGEL])
  await greet()
  for (const code of ['too-many', 'unavailable', 'unreachable']) {
    serve(() => (code === 'unreachable' ? undefined : [503, { code }]))
    await expect(greet()).rejects.toMatchObject({ code })
    expect(guest.me).toEqual(IGEL)
  }
})

test('whom the server does not know is nobody', async () => {
  serve(() => [401, { code: 'not-known' }])
  await greet()
  expect(guest.me).toBeNull()
})
