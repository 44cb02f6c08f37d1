import { expect, test } from 'vitest'
import type { HouseRule } from '../protocol/generated'
import { loadTexts } from '../texts/texts.svelte'
import { grouped } from './houseGroups'
import { chip, ruleName, ruleNote } from './houseWords'

await loadTexts('web', 'web-start')

test('a rule has a name', () => {
  expect(ruleName('most_200s')).toBe('200-km-Karten je Partei, höchstens')
})

// That every rule has words for every value is tested beside the rules, in tests/test_texts.py.
test.each([
  ['target', 3000, 'Bis 3000 Punkte'],
  ['target', 1, 'Bis 1 Punkt'],
  ['most_200s', 4, 'Höchstens 4 × 200 km'],
  ['no_200s_points', 0, '0 für den Sieg ohne 200 km'],
  ['bluffing', true, 'Bluffen mit „Zieh 4“'],
  ['bluffing', false, 'Kein Bluff mit „Zieh 4“'],
  ['stacking', 'twos', '„Zieh 2“ weitergeben'],
  ['stacking', 'twos-and-fours', '„Zieh 2“ und „Zieh 4“ weitergeben'],
])('with %s at %s holds: %s', (field, value, words) => {
  expect(chip(field, value)).toBe(words)
})

test('every rule stands in one group, in the order of its game, points last', () => {
  const inGroups = (game: string, ...fields: string[]) =>
    grouped(fields.map(rule), game).map(({ group, rules }) => [
      group,
      rules.map(({ field }) => field),
    ])
  expect(inGroups('rallye', 'win_points', 'extension', 'target', 'unheard_of')).toEqual([
    ['match', ['target', 'extension']],
    ['points', ['win_points', 'unheard_of']],
  ])
  expect(inGroups('uno', 'bluffing', 'target', 'stacking')).toEqual([
    ['match', ['target']],
    ['attack', ['stacking', 'bluffing']],
  ])
  expect(inGroups('another', 'target')).toEqual([['points', ['target']]])
})

function rule(field: string): HouseRule {
  return {
    field,
    kind: 'number',
    value: 1,
    clause: '',
    choices: [],
    least: 0,
    most: 9,
    line_ups: [],
  }
}

test('explains a rule in a sentence, once the notes are there', async () => {
  expect(ruleNote('jump_in')).toBeUndefined()
  await loadTexts('web-house')
  expect(ruleNote('jump_in')).toMatch(/^Wer genau die Karte hat, die oben liegt, .*\.$/)
  expect(ruleNote('no_such_rule')).toBeUndefined()
})
