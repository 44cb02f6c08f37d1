import { expect, test } from 'vitest'
import { padRound } from '../testing/pad'
import { kilometres, padChanges, padEntry } from './padEntry'

const written = (changes: ReturnType<typeof padChanges>) =>
  Object.fromEntries(changes.map(({ place, value }) => [place.field, value]))

test('of a new round nothing is entered, in the way people chose', () => {
  const blank = { counts: [0, 0, 0, 0, 0], safeties: [], coups: [] }
  expect(padEntry(padRound(1), 0, false)).toEqual({ ...blank, typed: null })
  expect(padEntry(padRound(1), 0, true)).toEqual({ ...blank, typed: '' })
})

test('what was entered comes back as it was entered', () => {
  const typed = padRound(1, { 'km.0': '725', 'safeties.0': 'right-of-way driving-ace' })
  expect(padEntry(typed, 0, false)).toMatchObject({
    typed: '725',
    safeties: ['right-of-way', 'driving-ace'],
  })
  const counted = padRound(1, { 'distances.0': '1 0 0 3 2', 'coups_fourres.0': 'driving-ace' })
  expect(padEntry(counted, 0, true)).toMatchObject({
    typed: null,
    counts: [1, 0, 0, 3, 2],
    coups: ['driving-ace'],
  })
})

test('kilometres are those of the cards, or typed', () => {
  const entry = { counts: [1, 1, 1, 1, 2], typed: null, safeties: [], coups: [] }
  expect([kilometres(entry), kilometres({ ...entry, typed: '725' })]).toEqual([650, 725])
})

test('only what changed is written, safeties in their order', () => {
  const entry = {
    counts: [0, 0, 0, 0, 0],
    typed: '0725',
    safeties: ['petrol-station', 'right-of-way'],
    coups: [],
  }
  expect(written(padChanges(padRound(1), 0, entry))).toEqual({
    km: '725',
    safeties: 'right-of-way petrol-station',
  })
  const again = padRound(1, { 'km.0': '725', 'safeties.0': 'right-of-way petrol-station' })
  expect(padChanges(again, 0, entry)).toEqual([])
})

test('nothing typed is 0 km, and counting takes the typed number away', () => {
  const nothing = { counts: [0, 0, 0, 0, 0], typed: '', safeties: [], coups: [] }
  expect(written(padChanges(padRound(1), 0, nothing))).toEqual({ km: '0' })
  const counted = { ...nothing, typed: null, counts: [0, 0, 0, 1, 0] }
  expect(written(padChanges(padRound(1, { 'km.0': '725' }), 0, counted))).toEqual({
    km: null,
    distances: '0 0 0 1 0',
  })
})
