import { beforeAll, expect, test } from 'vitest'
import { display, rallyeView } from '../rallye/fixtures'
import { loadTexts } from '../texts/texts.svelte'
import { unoView } from '../uno/fixtures'
import { isMine, namesOf, partiesOf, partyName, joinNames } from './names'

const TEAMS = [
  [0, 2],
  [1, 3],
]
const LINED_UP = TEAMS.map((members, party) => display(party, members))

beforeAll(() => loadTexts('web', 'web-table'))

test('a seat is called by who sits there, an empty one by its number', () => {
  const view = rallyeView()
  expect(namesOf(view).seat(1)).toBe('Igel')
  expect(namesOf({ ...view, chairs: [null, null] }).seat(1)).toBe('Platz 2')
})

test('a team is called by its members', () => {
  expect(partyName(rallyeView({ displays: LINED_UP }), 0)).toBe('Dachs und Fuchs')
  expect(namesOf(rallyeView({ displays: LINED_UP })).party(1)).toBe('Igel und Eule')
})

test('only the last of many names is joined by a word', () => {
  expect(joinNames(['Dachs', 'Igel', 'Fuchs'])).toBe('Dachs, Igel und Fuchs')
  expect(joinNames(['Dachs'])).toBe('Dachs')
  expect(joinNames([])).toBe('')
})

test('both games say who plays together', () => {
  expect(partiesOf(rallyeView({ displays: LINED_UP }))).toEqual(TEAMS)
  expect(partiesOf(unoView({ members: TEAMS }))).toEqual(TEAMS)
  expect(partiesOf({ ...rallyeView(), match: null })).toEqual([[0], [1]])
})

test('the own party is known by the own seat; a spectator has none', () => {
  const view = rallyeView({ displays: LINED_UP }, { seat: 2 })
  expect(isMine(view, 0)).toBe(true)
  expect(isMine(view, 1)).toBe(false)
  expect(isMine(rallyeView({ displays: LINED_UP }, { seat: null }), 0)).toBe(false)
})
