import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { settings } from '../settings/settings.svelte'
import { clearSky, flights, fly, gainedBy, landAll, openSky, skyOpens } from './flights.svelte'
import { place, planFlights } from './flightPlan'
import { route } from './routes'

const BOARD = `
  <p data-place="stock"></p>
  <p data-place="discard"></p>
  <section data-place="hand">
    <i data-id="stop#1"></i><i data-id="stop#2"></i><i data-id="roll#1" class="chosen"></i>
  </section>`

let close = (): void => undefined
beforeEach(() => {
  close = openSky(planFlights)
  vi.useFakeTimers()
  settings.motion = 'full'
  document.body.innerHTML = BOARD
  vi.spyOn(Element.prototype, 'getBoundingClientRect').mockReturnValue(new DOMRect(0, 0, 50, 70))
})
afterEach(() => {
  close()
  landAll()
  clearSky()
  vi.restoreAllMocks()
  vi.useRealTimers()
  settings.motion = 'less'
  settings.speed = 'normal'
  document.body.replaceChildren()
})

const lay = (card: string) => [route(['hand', 'seat-0'], ['discard'], card)]

/** Starts flights; returns whether they have landed by now. */
async function start(routes = lay('roll'), gained: string[] = [], speed = 1) {
  let landed = false
  void fly(routes, gained, speed).then(() => (landed = true))
  await vi.advanceTimersByTimeAsync(0)
  return () => landed
}

test('a card flies for a while, and stays where it has landed until it is shown there', async () => {
  const landed = await start()
  expect(flights.aloft).toMatchObject([{ card: 'roll', lasts: 380, fades: false }])
  await vi.advanceTimersByTimeAsync(379)
  expect(landed()).toBe(false)
  await vi.advanceTimersByTimeAsync(1)
  expect([landed(), flights.aloft.length]).toEqual([true, 1])
  clearSky()
  expect(flights.aloft).toEqual([])
})

test('what a card leaves is hidden meanwhile', async () => {
  await start(lay('stop'))
  expect(['stop#1', 'stop#2', 'roll#1'].map(flights.isAway)).toEqual([false, true, false])
  clearSky()
  expect(flights.isAway('stop#2')).toBe(false)
})

test('of two alike the chosen one flies', async () => {
  document.querySelector('[data-id="stop#1"]')!.className = 'chosen'
  await start(lay('stop'))
  expect(['stop#1', 'stop#2'].map(flights.isAway)).toEqual([true, false])
})

test('with less motion it only fades, shortly', async () => {
  settings.motion = 'less'
  await start()
  expect(flights.aloft).toMatchObject([{ lasts: 160, fades: true }])
})

test('the speed is a setting, and what waited flies faster', async () => {
  settings.speed = 'fast'
  await start(lay('roll'), [], 2)
  expect(flights.aloft[0]!.lasts).toBeCloseTo(380 / 1.8 / 2)
})

test('cards for the hand fly face down each to its place, and are turned over', async () => {
  await start([route(['stock'], ['hand'], 'back', 4)], ['stop#2', 'roll#1'])
  expect(flights.aloft).toMatchObject([
    { card: 'back', face: 'stop', delay: 0 },
    { card: 'back', face: 'roll', delay: 90 },
  ])
  expect(flights.isAway('roll#1')).toBe(true)
})

test('a deal takes no longer than a few cards', async () => {
  const landed = await start(Array(10).fill(route(['stock'], ['discard'], 'back', 7)))
  await vi.advanceTimersByTimeAsync(380 + 700)
  expect(landed()).toBe(true)
})

test('all land at once if that is wanted, also before they have started', async () => {
  const landed = await start()
  landAll()
  await vi.advanceTimersByTimeAsync(0)
  expect(landed()).toBe(true)
  clearSky()
  void fly(lay('roll'), [], 1)
  landAll()
  await vi.advanceTimersByTimeAsync(0)
  expect(flights.aloft).toEqual([])
})

test('nothing flies from or to where nothing is', async () => {
  const landed = await start([route(['seat-1'], ['discard'], 'stop'), route(['stock'], ['x'], 'y')])
  expect([flights.aloft, landed()]).toEqual([[], true])
})

test('new cards of a hand are known also if it has the same card already', () => {
  expect(gainedBy(['stop', 'roll'], ['roll', 'stop', 'stop'])).toEqual(['stop#2'])
})

test('the best place a board has is found', () => {
  document.body.innerHTML = '<p data-place="display-1"></p><p data-place="display-1-battle"></p>'
  expect(place('display-1-speed', 'display-1-battle', 'display-1')).toBe(document.body.lastChild)
  expect(place('stock')).toBeNull()
})

test('whoever waits for the layer of flights does not wait for ever', async () => {
  close()
  let open = 0
  void skyOpens(1500).then(() => open++)
  await vi.advanceTimersByTimeAsync(1499)
  expect(open).toBe(0)
  openSky(planFlights)()
  await vi.advanceTimersByTimeAsync(0)
  void skyOpens(1500).then(() => open++)
  await vi.advanceTimersByTimeAsync(1500)
  expect(open).toBe(2)
})
