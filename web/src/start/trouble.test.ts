import { afterEach, expect, test, vi } from 'vitest'
import { need } from '../texts/texts.svelte'
import { clashOf } from './trouble'

await need('web', 'web-start')
const texts = globalThis.fetch

/** A server that answers whatever is asked of it; texts still come from their files. */
function answering(status: number, said: unknown): string[] {
  const asked: string[] = []
  vi.stubGlobal('fetch', (address: string) => {
    if (address.includes('.ftl')) return texts(address)
    asked.push(address)
    return Promise.resolve(new Response(status === 204 ? null : JSON.stringify(said), { status }))
  })
  return asked
}

afterEach(() => vi.unstubAllGlobals())

test('rules that go together are no trouble', async () => {
  const asked = answering(204, null)
  expect(await clashOf('uno-carabiner,no-bluffing', 'uno')).toBeNull()
  expect(asked).toEqual(['/api/agreements/uno-carabiner%2Cno-bluffing'])
})

test('rules that contradict each other are told as the server refuses them', async () => {
  const reason = 'nothing-without-the-extension'
  const clause = 'house/extension-after-stock'
  const args = { field: 'extension_after_stock' }
  answering(422, { code: 'refused-rules', reason, clause, args })
  const clash = await clashOf('fx-schmid,no-extension,extension-after-stock', 'rallye')
  expect(clash?.field).toBe('extension_after_stock')
  expect(clash?.words).toMatch(/^Ohne Verlängerung hat/)
  expect(clash?.words).toContain('„Verlängern auch bei leerem Stapel“')
})

test('without a server nothing is known against the rules', async () => {
  answering(503, { code: 'unavailable' })
  expect(await clashOf('uno-carabiner', 'uno')).toBeNull()
})
