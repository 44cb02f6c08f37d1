import { beforeAll, expect, test } from 'vitest'
import { loadTexts } from '../texts/texts.svelte'
import { unoView } from './fixtures'
import { advice } from './cues'

beforeAll(() => loadTexts('web', 'table-uno'))

test('whoever has no card that fits is advised to draw', () => {
  const told = 'Keine deiner Karten passt. Zieh eine.'
  expect(advice(unoView({ hand: ['red-1'], legal: ['draw'] }))).toBe(told)
  expect(advice(unoView({ hand: ['blue-1'], legal: ['blue-1', 'draw'] }))).toBe('')
  expect(advice(unoView({ phase: 'stack', pending: 2, legal: ['draw'] }))).toBe('')
})
