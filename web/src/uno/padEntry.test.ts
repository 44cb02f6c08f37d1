import { expect, test } from 'vitest'
import { padRound, padView } from '../testing/pad'
import { handChanges, handEntry, worthOf } from './padEntry'
import { padFace } from './padFace'

const written = (changes: ReturnType<typeof handChanges>) =>
  Object.fromEntries(changes.map(({ place, value }) => [place.field, value]))
const UNO = padView([], { game: 'uno', worth: { symbols: 20, wilds: 50 } })

test('a hand comes back as it was entered', () => {
  expect(handEntry(padRound(1), 0, false)).toEqual({ typed: '', kinds: null })
  expect(handEntry(padRound(1), 0, true)).toEqual({ typed: '', kinds: { symbols: 0, wilds: 0 } })
  expect(handEntry(padRound(1, { 'points.0': '35' }), 0, true)).toEqual({
    typed: '35',
    kinds: null,
  })
  const kinds = padRound(1, { 'numbers.0': '7', 'symbols.0': '2', 'wilds.0': '1' })
  expect(handEntry(kinds, 0, false)).toEqual({ typed: '7', kinds: { symbols: 2, wilds: 1 } })
})

test('a sum takes the kinds away, and the other way round', () => {
  const kinds = padRound(1, { 'numbers.0': '7', 'symbols.0': '2', 'wilds.0': '1' })
  expect(written(handChanges(kinds, 0, { typed: '35', kinds: null }))).toEqual({
    points: '35',
    numbers: null,
    symbols: null,
    wilds: null,
  })
  const sum = padRound(1, { 'points.0': '35' })
  const entry = { typed: '', kinds: { symbols: 1, wilds: 0 } }
  expect(written(handChanges(sum, 0, entry))).toEqual({
    points: null,
    numbers: '0',
    symbols: '1',
    wilds: '0',
  })
})

test('a hand written as cards is opened by its kinds', () => {
  const cards = padRound(1, { 'cards.0': 'red-7 blue-5 green-skip wild wild-draw-four' })
  const entry = handEntry(cards, 0, false)
  expect(entry).toEqual({ typed: '12', kinds: { symbols: 1, wilds: 2 } })
  expect(written(handChanges(cards, 0, entry))).toEqual({
    numbers: '12',
    symbols: '1',
    wilds: '2',
    cards: null,
  })
})

test('a kind is worth what the edition or the house says', () => {
  expect(worthOf(UNO, 'wilds')).toBe(50)
  expect(worthOf({ ...UNO, worth: { 'own-wilds': 40 } }, 'wilds')).toBe(40)
})

test.each([
  [{ 'points.0': '35' }, '35'],
  [{ 'numbers.0': '7', 'symbols.0': '2', 'wilds.0': '1' }, '97'],
  [{ 'symbols.0': '2' }, '40'],
  [{ 'cards.0': 'red-7 blue-0 green-skip wild-draw-four' }, '77'],
  [{ 'cards.0': 'none' }, '0'],
  // Of what was told in several ways the most precise counts, as it does for the sheets.
  [{ 'cards.0': 'red-7', 'symbols.0': '2', 'points.0': '90' }, '7'],
  [{ 'symbols.0': '2', 'points.0': '90' }, '40'],
  [{}, '?'],
])('with %j a hand shows %s', (told, shown) => {
  expect(padFace.hands!.held(UNO, padRound(1, told), 0)).toBe(shown)
})
