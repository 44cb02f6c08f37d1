import { expect, test } from 'vitest'
import { padRound, padView } from '../testing/pad'
import {
  changed,
  currentRound,
  isConcluded,
  knownOf,
  numberIn,
  partyLetter,
  placeOf,
  quarrelsIn,
  roundOf,
  saidOf,
} from './fields'

const ROUND = {
  ...padRound(2, { 'km.0': '700', winner: 'A' }),
  concluded: [
    { field: 'caller', of: null, value: 'nobody' },
    { field: 'km', of: 1, value: '1000' },
  ],
}

test('what was said and what follows are both known, and told apart', () => {
  expect([saidOf(ROUND, 'km', 0), knownOf(ROUND, 'km', 0)]).toEqual(['700', '700'])
  expect([saidOf(ROUND, 'km', 1), knownOf(ROUND, 'km', 1)]).toEqual([null, '1000'])
  expect([isConcluded(ROUND, 'km', 0), isConcluded(ROUND, 'km', 1)]).toEqual([false, true])
  expect(isConcluded(ROUND, 'early')).toBe(false)
})

test('a field of the round is none of a party', () => {
  expect([saidOf(ROUND, 'winner'), saidOf(ROUND, 'winner', 0)]).toEqual(['A', null])
})

test('a round is one that was begun, or the next', () => {
  const view = padView([[100, 200]])
  expect([1, 2, 3].map((number) => roundOf(view, number)?.number ?? null)).toEqual([1, 2, null])
})

test('entered now is the first round that lacks something, then the next, at the end the last', () => {
  const view = padView([
    [100, 200],
    [300, 400],
  ])
  expect(currentRound(view)).toBe(3)
  expect(currentRound({ ...view, next_round: null })).toBe(2)
  const [first, second] = view.rounds
  expect(currentRound({ ...view, rounds: [{ ...first!, complete: false }, second!] })).toBe(1)
})

test('parties are letters in values, seats are numbers from 1', () => {
  expect([partyLetter(0), partyLetter(2)]).toEqual(['A', 'C'])
  expect(['A', 'C', '1', '10', 'nobody'].map(numberIn)).toEqual([0, 2, 0, 9, null])
})

test('the quarrels of a round are not those of another, nor of names', () => {
  const places = [placeOf(1, { field: 'km', of: 0 }), placeOf(2, { field: 'km', of: 0 })]
  const quarrels = [...places, { on: 'seat', seat: 0 } as const].map((place) => ({
    place,
    events: [],
  }))
  expect(quarrelsIn(padView([], { quarrels }), 2)).toEqual([quarrels[1]])
})

test('only what differs is written; nothing said is the same as none', () => {
  const wanted = { km: '700', distances: null, safeties: 'none', coups_fourres: 'driving-ace' }
  expect(changed(ROUND, 0, wanted)).toEqual([
    { place: placeOf(2, { field: 'coups_fourres', of: 0 }), value: 'driving-ace' },
  ])
  expect(changed(ROUND, 0, { km: null })).toEqual([
    { place: placeOf(2, { field: 'km', of: 0 }), value: null },
  ])
})
