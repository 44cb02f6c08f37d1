import { expect, test } from 'vitest'
import { display, rallyeView } from '../testing/rallye'
import { unoView } from '../testing/uno'
import { routesOf } from './routes'

const view = rallyeView({ displays: [display(0, [0, 2]), display(1, [1, 3])] })

test('a card drawn goes from the stock to whoever draws it, face down', () => {
  const [route] = routesOf({ event: 'Drew', seat: 1, count: 9 }, view)
  expect(route).toEqual({ from: ['stock'], to: ['seat-1'], card: 'back', times: 4 })
})

test('the own cards come from the hand', () => {
  const [route] = routesOf({ event: 'Discarded', seat: 0, card: 'stop' }, view)
  expect(route).toMatchObject({ from: ['hand', 'seat-0'], to: ['discard'] })
})

test('a card is laid on the pile of its kind at the own party', () => {
  const to = (card: 'km-75' | 'end-of-limit' | 'roll' | 'driving-ace') =>
    routesOf({ event: 'Laid', seat: 3, card }, view)[0]!.to
  expect(to('km-75')[0]).toBe('display-1-km-75')
  expect(to('end-of-limit').slice(0, 2)).toEqual(['display-1-speed', 'display-1-battle'])
  expect(to('roll')[0]).toBe('display-1-battle')
  expect(to('driving-ace')).toContain('display-1-safeties')
})

test('an attack goes to the party it is meant for', () => {
  const [route] = routesOf({ event: 'Attacked', seat: 0, card: 'stop', party: 1 }, view)
  expect(route!.to[0]).toBe('display-1-battle')
})

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
