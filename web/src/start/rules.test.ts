import { expect, test } from 'vitest'
import type { Edition } from '../protocol/generated'
import { changesIn, differing, ruleSet } from './rules'

const printed: Edition = {
  players: [2, 4],
  line_ups: [],
  target: 5000,
  house: [
    rule('most_200s', 'number', 2),
    rule('extension', 'switch', true),
    rule('stock_award', 'choice', 'after'),
  ],
}

function rule(field: string, kind: string, value: boolean | number | string) {
  return {
    field,
    kind,
    value,
    clause: `house/${field}`,
    choices: [],
    least: null,
    most: null,
    line_ups: [],
  }
}

test('a rule set is the edition and what was changed, as the server reads it', () => {
  const changes = { most_200s: 3, extension: false, discard_only_when_stuck: true }
  expect(ruleSet('fx-schmid', changes)).toBe(
    'fx-schmid,most-200s=3,no-extension,discard-only-when-stuck',
  )
  expect(ruleSet('schmidt', {})).toBe('schmidt')
})

test('what is as printed is no change, and changes stand in the order of the rules', () => {
  const changes = { stock_award: 'none', extension: true, most_200s: 4, unheard_of: 1 }
  expect(Object.entries(differing(printed, changes))).toEqual([
    ['most_200s', 4],
    ['stock_award', 'none'],
  ])
})

test('a rule set can be read again', () => {
  const changes = { no_200s_points: 500, extension: false, jump_in: true, stacking: 'twos' }
  expect(changesIn(ruleSet('any', changes))).toEqual(changes)
  expect(changesIn('winning-moves')).toEqual({})
})
