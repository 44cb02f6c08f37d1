/** The order of telling: a card flies, lands, and then the board changes. */
import { flushSync } from 'svelte'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import type { Room } from '../catalogue'
import type { AnyEvent, View } from '../net/views'
import { display, rallyeView } from '../rallye/fixtures'
import { room as rallye } from '../rallye/rallyeRoom'
import { settings } from '../settings/settings.svelte'
import { livelyTable } from '../testing/livelyTable.svelte'
import { planFlights } from './flightPlan'
import { flights, openSky } from './flights.svelte'
import { PacedTable } from './pacedTable.svelte'

const PLACES = ['stock', 'discard', 'hand', 'seat-1', 'display-0', 'display-1', 'display-1-battle']
const FLIGHT_MS = 380
const LAID: AnyEvent = { event: 'Laid', seat: 1, card: 'km-100' }
const DREW: AnyEvent = { event: 'Drew', seat: 0, count: 1 }
const BEFORE = rallyeView({
  displays: [display(0, [0]), display(1, [1])],
  hand: ['stop'],
  hand_sizes: [1, 6],
  stock: 50,
  on_turn: 1,
})
const AFTER = rallyeView({
  displays: [display(0, [0]), display(1, [1], { km: 100, distances: { 'km-100': 1 } })],
  hand: ['stop', 'roll'],
  hand_sizes: [2, 5],
  stock: 49,
  on_turn: 0,
})

let ends: (() => void)[] = []
beforeEach(() => {
  vi.useFakeTimers()
  settings.motion = 'full'
  document.body.innerHTML = PLACES.map((name) => `<p data-place="${name}"></p>`).join('')
  vi.spyOn(Element.prototype, 'getBoundingClientRect').mockReturnValue(new DOMRect(0, 0, 50, 70))
  ends = [openSky(planFlights)]
})
afterEach(() => {
  for (const end of ends) end()
  vi.restoreAllMocks()
  vi.useRealTimers()
  settings.motion = 'less'
  document.body.replaceChildren()
})

function tell(first: View, options = {}) {
  const lively = livelyTable(first)
  let paced!: PacedTable
  ends.push(
    $effect.root(() => {
      paced = new PacedTable(lively.table, rallye as unknown as Room, options)
    }),
  )
  flushSync()
  const round = () => (paced.view as typeof BEFORE).match!.round
  const board = () => ({
    km: round().displays[1]!.km,
    theirs: round().hand_sizes[1],
    stock: round().stock,
    mine: round().hand_sizes[0],
  })
  return { ...lively, paced, round, board }
}

const pass = (ms: number) => vi.advanceTimersByTimeAsync(ms)

test('nothing changes before a card has landed, and of several events one after the other', async () => {
  const { paced, happen, board, round } = tell(BEFORE)
  happen(AFTER, 1, LAID, DREW)
  await pass(FLIGHT_MS - 1)
  expect(flights.aloft.map(({ card }) => card)).toEqual(['km-100'])
  expect(board()).toEqual({ km: 0, theirs: 6, stock: 50, mine: 1 })
  await pass(1)
  // The first is on the board, the second takes off; the hand has made room for it.
  expect(board()).toEqual({ km: 100, theirs: 5, stock: 50, mine: 1 })
  await pass(FLIGHT_MS - 1)
  expect(round().hand).toEqual(['stop', 'roll'])
  expect([flights.isAway('roll#1'), flights.isAway('stop#1')]).toEqual([true, false])
  expect([board().stock, paced.happenings.length]).toEqual([50, 0])
  await pass(1)
  expect([paced.view, paced.happenings.length, paced.behind]).toEqual([AFTER, 1, false])
  expect([flights.aloft, flights.isAway('roll#1')]).toEqual([[], false])
})

test('several moves wait for each other', async () => {
  const { paced, happen, board } = tell(BEFORE)
  const second = { ...AFTER, date: 'later' }
  happen(AFTER, 1, LAID)
  happen(second, 1, { event: 'Discarded', seat: 1, card: 'stop' })
  await pass(FLIGHT_MS - 1)
  expect([board().km, flights.aloft.length]).toEqual([0, 1])
  await pass(1)
  expect([board().km, flights.aloft.map(({ card }) => card)]).toEqual([100, ['stop']])
  await pass(FLIGHT_MS)
  expect(paced.view).toBe(second)
})

test('what has waited is told at double speed', async () => {
  const { paced, happen } = tell(BEFORE)
  paced.hold()
  for (let move = 0; move < 3; move++) happen(AFTER, 1, LAID)
  paced.release()
  await pass(0)
  expect(flights.aloft[0]!.lasts).toBe(FLIGHT_MS / 2)
  await pass(3 * FLIGHT_MS)
  expect([paced.happenings.length, paced.behind]).toEqual([3, false])
})

test('a tap ends what is being shown', async () => {
  const { paced, happen } = tell(BEFORE)
  happen(AFTER, 1, LAID, DREW)
  happen(AFTER, 1, LAID)
  await pass(10)
  paced.skip()
  await pass(0)
  expect([paced.view, paced.happenings.length, flights.aloft]).toEqual([AFTER, 2, []])
  // It ends only that: the next move is shown again.
  happen(BEFORE, 1, LAID)
  await pass(10)
  expect(flights.aloft.length).toBe(1)
})

test('what must be answered at once is shown at once', async () => {
  const { paced, happen, round } = tell(BEFORE)
  happen(AFTER, 1, LAID, DREW)
  await pass(10)
  const attack = { hazard: 'stop', party: 0, safety: 'right-of-way' } as const
  const under = rallyeView({ phase: 'window', attack, waiting: [], on_turn: 1 })
  happen(under, 1, { event: 'Attacked', seat: 1, card: 'stop', party: 0 })
  await pass(0)
  expect([paced.happenings.length, round().attack]).toEqual([1, null])
  expect(flights.aloft.map(({ card }) => card)).toEqual(['stop'])
  await pass(FLIGHT_MS)
  expect(paced.view).toBe(under)
})

test('an own move is on its way until it has been told', async () => {
  const { paced, happen, table } = tell(BEFORE)
  table.play = () => {
    happen(AFTER, 0, { event: 'Discarded', seat: 0, card: 'stop' })
    return Promise.resolve()
  }
  let told = false
  void paced.play('-stop').then(() => (told = true))
  await pass(FLIGHT_MS - 1)
  expect([paced.busy, told]).toEqual([true, false])
  await pass(1)
  expect([paced.busy, told]).toEqual([false, true])
})

test('a move that is refused is not on its way any more', async () => {
  const { paced, table } = tell(BEFORE)
  table.play = () => Promise.reject(new Error('no'))
  await expect(paced.play('roll')).rejects.toThrow('no')
  expect(paced.busy).toBe(false)
})

test('a leap ends what is being shown', async () => {
  const { paced, happen, leap } = tell(BEFORE)
  happen(AFTER, 1, LAID, DREW)
  await pass(10)
  leap(BEFORE)
  await pass(0)
  expect([paced.view, flights.aloft]).toEqual([BEFORE, []])
})

test('in a replay a further step ends the one before', async () => {
  const { paced, happen } = tell(BEFORE, { replay: true })
  happen(AFTER, 1, LAID)
  await pass(10)
  happen(AFTER, 1, { event: 'Discarded', seat: 1, card: 'stop' })
  await pass(0)
  expect(paced.happenings.length).toBe(1)
  expect(flights.aloft.map(({ card }) => card)).toEqual(['stop'])
})

test('nobody looks: nothing flies', async () => {
  vi.spyOn(document, 'hidden', 'get').mockReturnValue(true)
  const { paced, happen } = tell(BEFORE)
  happen(AFTER, 1, LAID, DREW)
  expect([paced.view, paced.behind]).toEqual([AFTER, false])
})

test('a drawn card is marked until the next move', async () => {
  const { paced, happen } = tell(BEFORE)
  happen(AFTER, 1, LAID, DREW)
  await pass(2 * FLIGHT_MS - 1)
  expect(paced.drawn).toEqual([])
  await pass(1)
  expect(paced.drawn).toEqual(['roll#1'])
  happen(AFTER, 1, { event: 'Discarded', seat: 1, card: 'stop' })
  await pass(FLIGHT_MS)
  expect(paced.drawn).toEqual(['roll#1'])
  happen(BEFORE, 0, { event: 'Discarded', seat: 0, card: 'roll' })
  await pass(FLIGHT_MS)
  expect(paced.drawn).toEqual([])
})

test('a new round is dealt: all cards are in the stock before', async () => {
  const { happen, board, round } = tell(BEFORE)
  const next = rallyeView({ hand: ['stop', 'roll'], hand_sizes: [2, 2], stock: 96 })
  happen(next, null, { event: 'Dealt', number: 2, dealer: 1 })
  await pass(0)
  expect(board()).toMatchObject({ theirs: 0, mine: 0, stock: 100 })
  expect([round().hand, flights.isAway('stop#1')]).toEqual([['stop', 'roll'], true])
  await pass(FLIGHT_MS + 700)
  expect(board()).toMatchObject({ theirs: 2, mine: 2, stock: 96 })
})
