import { expect, test } from 'vitest'
import { display, rallyeView } from './fixtures'
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
  expect(to('km-75')).toEqual(['display-1-km-75', 'display-1-distances', 'display-1'])
  expect(to('end-of-limit')).toEqual(['display-1-speed', 'display-1-battle', 'display-1'])
  expect(to('roll')).toEqual(['display-1-battle', 'display-1'])
  expect(to('driving-ace')).toEqual(['display-1-driving-ace', 'display-1-safeties', 'display-1'])
})

test('an attack goes to the party it is meant for', () => {
  const [route] = routesOf({ event: 'Attacked', seat: 0, card: 'stop', party: 1 }, view)
  expect(route!.to[0]).toBe('display-1-battle')
})
