import { expect, test } from 'vitest'
import { claimHash, tokenIn } from './claims'

test('a token for a second device travels behind the address', () => {
  expect(tokenIn(claimHash('abc_123').slice(1))).toBe('abc_123')
})

test('the code of a table is no token', () => {
  expect(tokenIn('roter-fuchs-tanzt')).toBeNull()
  expect(tokenIn('')).toBeNull()
})
