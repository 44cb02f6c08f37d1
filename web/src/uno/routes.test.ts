import { expect, test } from 'vitest'
import { unoView } from './fixtures'
import { routesOf } from './routes'

test('hands that are swapped fly both ways', () => {
  const routes = routesOf({ event: 'HandsSwapped', seat: 1, other: 2 }, unoView())
  expect(routes.map(({ from, to }) => [from[0], to[0]])).toEqual([
    ['seat-1', 'seat-2'],
    ['seat-2', 'seat-1'],
  ])
})

test('words need no card', () => {
  expect(routesOf({ event: 'UnoCalled', seat: 1 }, unoView())).toEqual([])
})
