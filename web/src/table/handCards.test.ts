import { expect, test } from 'vitest'
import { identified } from './handCards'

test('the same card twice has two ids', () => {
  expect(identified(['km-100', 'stop', 'km-100'])).toEqual(['km-100#1', 'stop#1', 'km-100#2'])
})

test('other cards keep their ids when one is played', () => {
  const before = identified(['km-25', 'km-100', 'km-100', 'stop'])
  const after = identified(['km-25', 'km-100', 'stop', 'roll'])
  expect(after.filter((id) => before.includes(id))).toEqual(['km-25#1', 'km-100#1', 'stop#1'])
})
