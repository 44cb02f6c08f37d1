import { expect, it } from 'vitest'
import { unoView } from './fixtures'
import { seatingOf } from './seating'

const table = (players: number, seat: number | null) =>
  seatingOf(unoView({ hand_sizes: Array<number>(players).fill(7) }, { seat }))

it('the others sit clockwise from the left neighbour on', () => {
  expect(table(4, 2).spots.map(({ seat }) => seat)).toEqual([3, 0, 1])
})

it('whoever watches sees everybody', () => {
  expect(table(4, null).spots.map(({ seat }) => seat)).toEqual([0, 1, 2, 3])
})

it.each([2, 3, 4, 5, 6, 7, 8, 9, 10])('no two of %i players share a place', (players) => {
  for (const seat of [0, null]) {
    const { spots, narrowColumns } = table(players, seat)
    expect(new Set(spots.map(({ narrow }) => `${narrow.row}/${narrow.column}`)).size).toBe(
      spots.length,
    )
    expect(new Set(spots.map(({ wide }) => `${wide.row}/${wide.column}`)).size).toBe(spots.length)
    for (const { narrow } of spots) {
      expect(narrow.column).toBeGreaterThan(0)
      expect(narrow.column).toBeLessThanOrEqual(Math.min(5, narrowColumns))
      expect(narrow.row).toBeLessThanOrEqual(2)
    }
  }
})

it('ten players go round in two rows on a phone', () => {
  const rows = table(10, 0).spots.map(({ narrow }) => `${narrow.row}/${narrow.column}`)
  expect(rows).toEqual(['2/2', '2/1', '1/1', '1/2', '1/3', '1/4', '1/5', '2/5', '2/4'])
})

it('four players sit at three sides of a wide table', () => {
  const places = table(4, 0).spots.map(({ wide }) => `${wide.row}/${wide.column}`)
  expect(places).toEqual(['2/1', '1/2', '2/3'])
})
