import { beforeAll, expect, test } from 'vitest'
import { loadTexts } from '../texts/texts.svelte'
import { unoView } from './fixtures'
import { advice } from './cues'

beforeAll(() => loadTexts('web', 'web-table', 'table-uno', 'uno'))

test('on a turn everybody is advised what to lay, or to draw', () => {
  const told = 'Du hast weder Blau noch eine 7: Zieh vom Stapel.'
  expect(advice(unoView({ hand: ['red-1'], legal: ['draw'] }))).toBe(told)
  expect(advice(unoView({ legal: ['blue-1', 'draw'] }))).toBe('Leg die blaue 1.')
  const drawn = unoView({ phase: 'drawn', drawn: 'red-7', legal: ['red-7', 'keep'] })
  expect(advice(drawn)).toBe('Gezogen: Rote 7. Legen oder behalten?')
  expect(advice(unoView({ phase: 'stack', pending: 2, legal: ['draw'] }))).toBe('')
})
