import { expect, test } from 'vitest'
import { server } from '../testing/server'
import { greet, guest } from './guest.svelte'

const { answering } = server()
const IGEL = { name: 'Igel', shape: 'circle', tables: [] }

test('whom the server knows stays known while it cannot be asked', async () => {
  answering({ 'GET /api/me': IGEL })
  await greet()
  for (const code of ['too-many', 'unavailable', 'unreachable']) {
    answering(code === 'unreachable' ? {} : { 'GET /api/me': { code } })
    await expect(greet()).rejects.toMatchObject({ code })
    expect(guest.me).toEqual(IGEL)
  }
})

test('whom the server does not know is nobody', async () => {
  answering({ 'GET /api/me': { code: 'not-known' } })
  await greet()
  expect(guest.me).toBeNull()
})
