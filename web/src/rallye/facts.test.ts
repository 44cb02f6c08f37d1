import { expect, test } from 'vitest'
import { agreed } from './facts'

const GAMES = {
  games: {
    rallye: {
      editions: {
        'fx-schmid': {
          house: [
            { field: 'limit_has_own_pile', value: true },
            { field: 'no_200s_points', value: 300 },
            { field: 'coup_fourre_points', value: 300 },
            { field: 'extension_points', value: 200 },
          ],
        },
        'auto-rallye': { house: [{ field: 'limit_has_own_pile', value: false }] },
      },
      presets: { family: { coup_fourre_points: 400 } },
    },
  },
}

test('an edition has its own values', () => {
  expect(agreed('fx-schmid', GAMES)).toEqual({
    speedPile: true,
    coupPoints: 300,
    extensionPoints: 200,
  })
  expect(agreed('auto-rallye', GAMES).speedPile).toBe(false)
})

test('switches, numbers and presets change them', () => {
  expect(agreed('fx-schmid,no-limit-has-own-pile', GAMES).speedPile).toBe(false)
  expect(agreed('auto-rallye,limit-has-own-pile', GAMES).speedPile).toBe(true)
  expect(agreed('fx-schmid,coup-fourre-points=500', GAMES).coupPoints).toBe(500)
  expect(agreed('fx-schmid,family', GAMES).coupPoints).toBe(400)
})

test('a field whose own name begins with "no" is not switched off by it', () => {
  expect(agreed('fx-schmid,no-200s-points=100', GAMES).coupPoints).toBe(300)
})

test('an unknown edition has a speed pile and tells no points', () => {
  expect(agreed('other', GAMES)).toEqual({
    speedPile: true,
    coupPoints: null,
    extensionPoints: null,
  })
})
