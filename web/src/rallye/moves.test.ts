import { expect, test } from 'vitest'
import { offers, readUse, usesOf } from './moves'

test('a distance is written by its kilometres', () => {
  expect(readUse('100')).toEqual({ kind: 'lay', move: '100', card: 'km-100' })
})

test('an attack names its party by a letter', () => {
  expect(readUse('flat-tyre>C')).toEqual({
    kind: 'attack',
    move: 'flat-tyre>C',
    card: 'flat-tyre',
    party: 2,
  })
})

test('a card thrown away has a minus before it', () => {
  expect(readUse('-75')).toEqual({ kind: 'discard', move: '-75', card: 'km-75' })
  expect(readUse('-end-of-limit')?.card).toBe('end-of-limit')
})

test('answers use no card', () => {
  for (const answer of ['coup', 'stand', 'extend', 'finish']) expect(readUse(answer)).toBeNull()
})

test('of a card all uses are found, throwing it away last', () => {
  const legal = ['-stop', '100', 'stop>B', '-100', 'stop>C']
  expect(usesOf(legal, 'stop').map(({ move }) => move)).toEqual(['stop>B', 'stop>C', '-stop'])
  expect(usesOf(legal, 'km-100').map(({ move }) => move)).toEqual(['100', '-100'])
  expect(usesOf(legal, 'roll')).toEqual([])
})

test('an answer is offered or not', () => {
  expect(offers(['coup', 'stand'], 'coup')).toBe(true)
  expect(offers(['stand'], 'coup')).toBe(false)
})
