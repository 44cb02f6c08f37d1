import { expect, test } from 'vitest'
import type { Edition, HouseRule } from '../protocol/generated'
import { lineUp, membersOf, nearest, playerCounts } from './lineUps'

const PAIRS = [
  [0, 2],
  [1, 3],
]
const THREE_PAIRS = [
  [0, 3],
  [1, 4],
  [2, 5],
]
const TWO_TEAMS = [
  [0, 2, 4],
  [1, 3, 5],
]

const book: Edition = {
  players: [2, 3, 4, 6],
  line_ups: [
    { players: 2, members: [[0], [1]], deck: 101, hand: 6, goal: 700 },
    { players: 4, members: PAIRS, deck: 106, hand: 6, goal: 1000 },
    { players: 6, members: THREE_PAIRS, deck: 106, hand: 6, goal: 1000 },
  ],
  target: 5000,
  house: [],
}

test('as many may sit down as the edition says, and something is shown before it is known', () => {
  expect(playerCounts('rallye', book, {})).toEqual([2, 4, 6])
  expect(playerCounts('rallye', undefined, {})).toEqual([2, 3, 4, 6])
  expect(playerCounts('uno', undefined, {})).toHaveLength(9)
})

test('a house rule may change how many play, and who with whom', () => {
  const teams: HouseRule = {
    field: 'teams',
    clause: 'house/teams',
    kind: 'switch',
    value: false,
    choices: [],
    least: null,
    most: null,
    line_ups: [{ players: 6, members: TWO_TEAMS, deck: 106, hand: 6, goal: null }],
  }
  const changeable = { ...book, house: [{ ...teams, field: 'target', line_ups: [] }, teams] }
  expect(playerCounts('uno', changeable, { target: 300 })).toEqual([2, 4, 6])
  expect(playerCounts('uno', changeable, { target: 300, teams: true })).toEqual([6])
  expect(lineUp(changeable, 6, {})?.members).toBe(THREE_PAIRS)
  expect(lineUp(changeable, 6, { teams: true })?.members).toBe(TWO_TEAMS)
  expect(lineUp(undefined, 6, { teams: true })).toBeUndefined()
})

test('a number that is not allowed becomes the nearest', () => {
  expect(nearest([2, 3, 4, 6], 6)).toBe(6)
  expect(nearest([4, 6, 8], 10)).toBe(8)
  expect(nearest([4, 6, 8], 2)).toBe(4)
})

test('who is with whom is what the server says, and everybody alone before that', () => {
  expect(membersOf(book, 4, {})).toBe(PAIRS)
  expect(membersOf(undefined, 3, {})).toEqual([[0], [1], [2]])
})
