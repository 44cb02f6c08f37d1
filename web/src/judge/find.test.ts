import { expect, test } from 'vitest'
import type { SearchEntry } from '../protocol/generated'
import { Finder } from './find'

const entry = (id: string, title: string, also = '', more: Partial<SearchEntry> = {}) => ({
  kind: 'question' as const,
  game: 'dice',
  id,
  title,
  text: '',
  also,
  ...more,
})
const finder = new Finder([
  entry('limit', 'Tempolimit, bevor die anderen losgefahren sind?', 'Schnecke vor dem Start'),
  entry('stopped', 'Tempolimit gegen jemanden, der gerade steht?', 'Schnecke'),
  entry('coup', 'Mit dem Trumpf sofort antworten?', 'Blitzaktion, coup fourré, kontern'),
  entry('four', '+4 auf +4?', 'Zieh Vier'),
  entry('two', '+2 auf +2?', 'Zieh Zwei'),
  entry('clause', 'Angreifen', '', { kind: 'clause', text: 'Ein Tempolimit ist eine Straße.' }),
])
const ids = (query: string) => finder.find(query).map(({ id }) => id)

test.each([
  ['tempolimit', 'limit'],
  ['Tempolimt', 'limit'],
  ['Tempolimit vor dem Strat', 'limit'],
  ['tempo', 'limit'],
  ['blitzakzion', 'coup'],
  ['coup fourre', 'coup'],
  ['kontre', 'coup'],
  ['+4', 'four'],
  ['zieh vier', 'four'],
  ['schneke', 'limit'],
  ['strasse', 'clause'],
])('%s finds %s', (query, id) => {
  expect(ids(query)).toContain(id)
})

test('a plus belongs to its number', () => {
  expect(ids('+4')).not.toContain('two')
})

test('what has all words leaves out what has some', () => {
  expect(ids('Tempolimit jemanden')).toEqual(['stopped'])
})

test('where nothing has all words, what has some of them is found', () => {
  expect(ids('Trumpf Hubschrauber')).toContain('coup')
})

test('a question comes before a clause', () => {
  expect(ids('tempolimit').at(-1)).toBe('clause')
})

test('words that say nothing find nothing', () => {
  expect(ids('darf ich das')).toEqual([])
  expect(ids('Xylophon')).toEqual([])
})
