import { expect, test, vi } from 'vitest'
import { entropyOf, keepsPromise } from './fairness'

// The secret and the commitment of the record shown in the documentation.
const SECRET = 'a0e1b7765c4afc6141c4806cf403e365c94f552373040287efe6f259c63fed53'
const COMMITMENT = 'a928391683707fdaaf0a506e7c9e02d25e6b0f7f5bd32ed208152367bd1a0c0e'

test('a secret that was promised is recognised', async () => {
  expect(await keepsPromise(SECRET, COMMITMENT)).toBe(true)
})

test('another secret is not', async () => {
  expect(await keepsPromise(SECRET.replace('a', 'b'), COMMITMENT)).toBe(false)
})

test('a browser without the means says so', async () => {
  vi.stubGlobal('crypto', {})
  expect(await keepsPromise(SECRET, COMMITMENT)).toBeNull()
  vi.unstubAllGlobals()
})

test('what the seats added is read from the terms', () => {
  const terms = 'tischrunde 1\nseat 1: Igel\nentropy 1: 4 2 6\nentropy 2: ein Regentag: kalt\n'
  expect([...entropyOf(terms)]).toEqual([
    [0, '4 2 6'],
    [1, 'ein Regentag: kalt'],
  ])
})
