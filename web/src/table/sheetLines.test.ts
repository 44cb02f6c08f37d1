import { expect, test } from 'vitest'
import type { Line, Sheet } from '../protocol/generated'
import { sheetLines, totalOf } from './sheetLines'

const line = (id: string, points: number, count = 1): Line => ({
  id,
  points,
  count,
  clause: `x-${id}`,
})
const sheet = (...lines: Line[]): Sheet => ({ lines })

test('lines of all parties stand in the order of the sheets', () => {
  const lines = sheetLines([
    sheet(line('distance', 700), line('win', 400)),
    sheet(line('distance', 450), line('safeties', 200, 2), line('extension', 100)),
  ])
  expect(lines.map(({ id }) => id)).toEqual(['distance', 'safeties', 'extension', 'win'])
  expect(lines[1]).toEqual({
    id: 'safeties',
    clause: 'x-safeties',
    cells: [null, { points: 200, count: 2 }],
  })
})

test('a line that brought nobody anything is left out', () => {
  const lines = sheetLines([
    sheet(line('distance', 0), line('win', 400)),
    sheet(line('distance', 0)),
  ])
  expect(lines.map(({ id }) => id)).toEqual(['win'])
})

test('a sheet adds up', () => {
  expect(totalOf(sheet(line('distance', 700), line('win', 400)))).toBe(1100)
  expect(totalOf(sheet())).toBe(0)
})
