import { afterEach, expect, test, vi } from 'vitest'
import { serve } from '../testing/server'
import { loadTexts } from '../texts/texts.svelte'
import { clashOf } from './problems'

await loadTexts('web', 'web-start')
afterEach(() => vi.unstubAllGlobals())

test('rules that go together are no trouble', async () => {
  const asked = serve(() => [204])
  expect(await clashOf('uno-carabiner,no-bluffing', 'uno')).toBeNull()
  expect(asked).toEqual(['GET /api/agreements/uno-carabiner%2Cno-bluffing'])
})

test('rules that contradict each other are told as the server refuses them', async () => {
  const reason = 'nothing-without-the-extension'
  const clause = 'house/extension-after-stock'
  const args = { field: 'extension_after_stock' }
  serve(() => [422, { code: 'refused-rules', reason, clause, args }])
  const clash = await clashOf('fx-schmid,no-extension,extension-after-stock', 'rallye')
  expect(clash?.field).toBe('extension_after_stock')
  expect(clash?.words).toMatch(/^Ohne Verlängerung hat/)
  expect(clash?.words).toContain('„Verlängern auch bei leerem Stapel“')
})

test('without a server nothing is known against the rules', async () => {
  serve(() => [503, { code: 'unavailable' }])
  expect(await clashOf('uno-carabiner', 'uno')).toBeNull()
})
