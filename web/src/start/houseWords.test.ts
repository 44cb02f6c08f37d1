import { readFileSync } from 'node:fs'
import { beforeAll, describe, expect, test } from 'vitest'
import { LANGUAGES, need, speak } from '../texts/texts.svelte'
import { grouped } from './houseGroups'
import { chip, ruleName } from './houseWords'

/** The fields a family may change, as the games declare them. */
function fields(game: string): string[] {
  const source = readFileSync(`../src/tischrunde/${game}/house.py`, 'utf-8')
  return [...source.matchAll(/"(\w+)": HouseRule\(/g)].map(([, field]) => field!)
}

const CHOICES: Record<string, string[]> = {
  under_right_of_way: ['nothing', 'remedy', 'anything'],
  stock_award: ['none', 'after', 'before'],
  unplaced_award: ['winner', 'every-placed'],
  stacking: ['none', 'twos', 'twos-and-fours'],
}

beforeAll(() => need('web', 'web-start'))

describe.each(LANGUAGES)('in %s', (language) => {
  beforeAll(() => speak(language))

  test.each(['rallye', 'uno'])('every house rule of %s has a name and says what holds', (game) => {
    expect(fields(game).length).toBeGreaterThan(9)
    for (const field of fields(game)) {
      expect(ruleName(field)).not.toBe('')
      const values = CHOICES[field] ?? [true, false]
      expect(new Set(values.map((value) => chip(field, value))).size).toBe(values.length)
    }
  })
})

test('the words of a number hold the number', async () => {
  await speak('de')
  expect(chip('target', 3000)).toBe('Bis 3000 Punkte')
  expect(chip('most_200s', 4)).toBe('Höchstens 4 × 200 km')
})

test('every rule stands in one group, points last', () => {
  const rules = ['win_points', 'target', 'stacking', 'extension', 'unheard_of'].map((field) => ({
    field,
    kind: 'number',
    value: 1,
    clause: '',
    choices: [],
    line_ups: [],
  }))
  expect(
    grouped(rules).map(({ group, rules: of }) => [group, of.map(({ field }) => field)]),
  ).toEqual([
    ['match', ['target', 'extension']],
    ['attack', ['stacking']],
    ['points', ['win_points', 'unheard_of']],
  ])
})
