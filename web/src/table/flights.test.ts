import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { settings } from '../settings/settings.svelte'
import { flights, fly, speedUpBy, noteDeparture, place, takeDeparture } from './flights.svelte'

const HERE = new DOMRect(0, 0, 50, 70)
const THERE = new DOMRect(200, 300, 100, 140)

beforeEach(() => {
  vi.useFakeTimers()
})
afterEach(() => {
  vi.runAllTimers()
  vi.useRealTimers()
  speedUpBy(1)
  settings.motion = 'less'
  document.body.replaceChildren()
})

test('a card flies for a while and has landed then', async () => {
  settings.motion = 'full'
  const landed = fly(HERE, THERE, 'stop')
  expect(flights.aloft).toMatchObject([{ card: 'stop', lasts: 320, fades: false }])
  await vi.advanceTimersByTimeAsync(320)
  await landed
  expect(flights.aloft).toEqual([])
})

test('with less motion it only fades in, shortly', () => {
  settings.motion = 'less'
  void fly(HERE, THERE, 'stop')
  expect(flights.aloft).toMatchObject([{ lasts: 120, fades: true }])
})

test('what was missed flies at double speed', () => {
  settings.motion = 'full'
  speedUpBy(2)
  void fly(HERE, THERE, 'stop')
  expect(flights.aloft).toMatchObject([{ lasts: 160 }])
})

test('nothing flies from or to where nothing is', async () => {
  await fly(null, THERE, 'stop')
  await fly(HERE, document.createElement('div'), 'stop')
  expect(flights.aloft).toEqual([])
})

test('a flight begins where the card lay in the hand, once', () => {
  noteDeparture('stop', HERE)
  expect(takeDeparture('stop')).toBe(HERE)
  expect(takeDeparture('stop')).toBeNull()
})

test('the best place a board has is found', () => {
  document.body.innerHTML = '<p data-place="display-1"></p><p data-place="display-1-battle"></p>'
  expect(place('display-1-speed', 'display-1-battle', 'display-1')).toBe(document.body.lastChild)
  expect(place('stock')).toBeNull()
})
