import { beforeAll, describe, expect, test } from 'vitest'
import { settings } from '../settings/settings.svelte'
import { fieldAt, padView } from '../testing/pad'
import { loadTexts } from '../texts/texts.svelte'
import { loadPadFace } from './padFace'
import { asText } from './text'
import {
  answerInWords,
  cardsInWords,
  partyName,
  placeInWords,
  pointsInWords,
  problemsInWords,
  question,
  standingInWords,
  valueInWords,
} from './words'

const RALLYE = padView([
  [1000, 400],
  [500, 2100],
])
const UNO = padView([[0, 85]], { game: 'uno', rules: 'uno-carabiner', target: 500 })

beforeAll(async () => {
  await loadTexts('web', 'web-start', 'web-pad')
  await loadPadFace('rallye')
  await loadPadFace('uno')
})

test('a team goes by the names of its players', () => {
  const view = {
    ...RALLYE,
    names: ['Lena', 'Oma', 'Ben', 'Opa'],
    members: [
      [0, 2],
      [1, 3],
    ],
  }
  expect(partyName(view, 0)).toBe('Lena und Ben')
})

test.each([
  [fieldAt(2, 'km', 1), '725', 'Runde 2, Oma: Kilometer', '725 km'],
  [fieldAt(2, 'km', 1), null, 'Runde 2, Oma: Kilometer', 'leer'],
  [
    fieldAt(2, 'distances', 0),
    '0 1 0 2 1',
    'Runde 2, Lena: Kilometerkarten',
    '1 × 50, 2 × 100 und 1 × 200',
  ],
  [fieldAt(2, 'distances', 0), '0 0 0 0 0', 'Runde 2, Lena: Kilometerkarten', 'keine'],
  [
    fieldAt(1, 'safeties', 0),
    'right-of-way driving-ace',
    'Runde 1, Lena: Trümpfe',
    'Vorfahrt und Werkstatt',
  ],
  [fieldAt(1, 'winner'), 'B', 'Runde 1, Runde gewonnen', 'Oma'],
  [fieldAt(1, 'winner'), 'nobody', 'Runde 1, Runde gewonnen', 'Niemand'],
  [fieldAt(1, 'used_up'), 'yes', 'Runde 1, Stapel aufgebraucht', 'Ja'],
  [{ on: 'seat', seat: 1 } as const, 'Omi', 'Name auf Platz 2', 'Omi'],
  [{ on: 'dealer' } as const, '2', 'Wer zuerst gibt', 'Oma'],
  [
    { ...fieldAt(1, 'km', 0), on: 'problem', reason: 'x' } as const,
    'yes',
    'Runde 1, Lena: Kilometer',
    'Doch so gespielt',
  ],
])('%j with %s reads: %s', (place, value, where, what) => {
  expect([placeInWords(RALLYE, place), valueInWords(RALLYE, place, value)]).toEqual([where, what])
})

test('in UNO somebody went out, and kinds of cards have their names', () => {
  expect(answerInWords(UNO, 'out', '2')).toBe('Oma')
  expect(cardsInWords(UNO, 'none')).toBe('keine')
  expect(placeInWords(UNO, fieldAt(1, 'points', 1))).toBe('Runde 1, Oma: Punkte auf der Hand')
})

test('questions name the party they are about', () => {
  expect(question(RALLYE, 'drove_200s', 1)).toBe('Oma: War eine Karte mit 200 km dabei?')
  expect(question(RALLYE, 'caller', null)).toBe('Wer hat auf 1000 km verlängert?')
})

test('a problem and one that is kept are told apart', () => {
  const problem = { field: 'km', of: 0, reason: 'x', clause: 'c', words: 'Geht nicht.' }
  expect(problemsInWords([{ ...problem, kept: false }])).toBe('Passt nicht: Geht nicht.')
  expect(problemsInWords([{ ...problem, kept: true }])).toBe('Doch so gespielt: Geht nicht.')
})

describe('how it stands', () => {
  test('before the first round nobody leads', () => {
    expect(standingInWords(padView([]))).toBe('')
  })

  test('who leads, and how far it is', () => {
    expect(standingInWords(RALLYE)).toBe('Oma führt, noch 2.500 bis 5.000')
    expect(standingInWords({ ...UNO, fewest_win: true })).toBe('Lena führt mit 0')
  })

  test('several can lead', () => {
    expect(standingInWords(padView([[700, 700]]))).toBe('Lena und Oma liegen gleichauf')
  })

  test('one wins, or several win', () => {
    const won = padView([[5100, 400]], { winners: [0] })
    expect(standingInWords(won)).toBe('Lena gewinnt mit 5.100 Punkten')
    expect(standingInWords({ ...won, totals: [5100, 5100], winners: [0, 1] })).toBe(
      'Lena und Oma gewinnen mit 5.100 Punkten',
    )
  })
})

test('as a text a pad has its box, every round, the totals and who leads', () => {
  expect(asText(RALLYE).split('\n').slice(1)).toEqual([
    'Runde 1: Lena 1.000, Oma 400',
    'Runde 2: Lena 500, Oma 2.100',
    'Gesamt: Lena 1.500, Oma 2.500',
    'Oma führt, noch 2.500 bis 5.000',
  ])
})

test('in the language of the reader', async () => {
  settings.language = 'en'
  await loadTexts('web', 'web-start', 'web-pad')
  expect(pointsInWords(RALLYE, [1000, 400])).toBe('Lena 1,000, Oma 400')
  settings.language = 'de'
})
