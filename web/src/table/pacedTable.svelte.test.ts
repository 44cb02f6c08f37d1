import { flushSync } from 'svelte'
import { afterEach, expect, test } from 'vitest'
import type { Room } from '../catalogue'
import type { Happening } from '../net/table'
import type { AnyEvent, View } from '../net/views'
import { display, rallyeView } from '../rallye/fixtures'
import { room as rallye } from '../rallye/rallyeRoom'
import { livelyTable } from '../testing/livelyTable.svelte'
import { unoView } from '../uno/fixtures'
import { room as uno } from '../uno/unoRoom'
import { PacedTable } from './pacedTable.svelte'

const ROOMS = { rallye, uno } as unknown as Record<string, Room>

let stop = (): void => undefined
afterEach(() => stop())

function tell(first: View) {
  const lively = livelyTable(first)
  let paced!: PacedTable
  stop = $effect.root(() => {
    paced = new PacedTable(lively.table, ROOMS[first.game]!)
  })
  flushSync()
  const heard: Happening[] = []
  paced.listen((happening) => heard.push(happening))
  const kinds = () => heard.map(({ events }) => events.map(({ event }) => event).join(' '))
  return { ...lively, paced, heard, kinds }
}

const ENDED = { event: 'RoundEnded', winner: 1, sheets: [] } as unknown as AnyEvent
const dealt = (number: number) => ({ event: 'Dealt', number, dealer: 1 }) as AnyEvent
const laid = (seat: number): AnyEvent => ({ event: 'Played', seat, card: 'blue-2', colour: null })

/** Igel lays the last card: the next round is dealt in the same version. */
function endARound(seat: number | null = 0) {
  const before = unoView({ hand_sizes: [4, 1, 3, 8], on_turn: 1 }, { seat })
  const next = numbered(2, unoView({ hand: ['red-1', 'red-2'], on_turn: 2 }, { seat }))
  const all = tell(before)
  all.happen(next, 1, laid(1), ENDED, dealt(2))
  return { ...all, next }
}

function numbered(number: number, view: View, totals = [0, 98, 0, 0]): View {
  return { ...view, match: { ...view.match!, number, totals } } as View
}

const unoRound = (view: View | null) => (view as ReturnType<typeof unoView>).match!.round

test('the board of a round that ended stays, with the last card on it and the new score', () => {
  const { paced, kinds } = endARound()
  expect([paced.ended, paced.view?.match?.number]).toEqual([true, 1])
  expect(unoRound(paced.view)).toMatchObject({
    phase: 'over',
    top: 'blue-2',
    colour: 'blue',
    hand_sizes: [4, 0, 3, 8],
    hand: ['red-3', 'green-7', 'blue-draw-two', 'wild'],
    legal: [],
  })
  expect(paced.view?.match?.totals).toEqual([0, 98, 0, 0])
  expect(kinds()).toEqual(['Played RoundEnded'])
})

test('of a rally the last card lies where it was laid', () => {
  const displays = [display(0, [0], { km: 600, distances: { 'km-100': 1 } }), display(1, [1])]
  const { paced, happen } = tell(rallyeView({ displays, hand: ['km-100', 'roll'] }))
  const goal = { event: 'GoalReached', seat: 0, km: 700 } as AnyEvent
  const next = numbered(2, rallyeView())
  happen(next, 0, { event: 'Laid', seat: 0, card: 'km-100' }, goal, ENDED, dealt(2))
  const round = (paced.view as ReturnType<typeof rallyeView>).match!.round
  expect(round.displays[0]).toMatchObject({ km: 700, distances: { 'km-100': 2 } })
  expect([round.phase, round.hand, round.hand_sizes]).toEqual(['over', ['roll'], [5, 6]])
})

test('what comes later waits, and is told in order once the result is closed', () => {
  const { paced, happen, kinds, heard, next } = endARound()
  happen(next, 2, laid(2))
  const last = numbered(2, unoView({ stock: 7, on_turn: 0 }))
  happen(last, 3, laid(3))
  expect([paced.view?.match?.number, kinds().length]).toEqual([1, 1])
  paced.release()
  expect([paced.ended, paced.holding, paced.view]).toEqual([false, false, last])
  expect(kinds()).toEqual(['Played RoundEnded', 'Dealt', 'Played', 'Played'])
  expect(heard.map(({ by }) => by)).toEqual([1, 1, 2, 3])
  // What happened behind the result is replayed quickly, like what was missed.
  expect(heard.map(({ missed }) => missed)).toEqual([false, true, true, true])
  expect(paced.happenings.map(({ v, events }) => [v, events.length])).toEqual([
    [1, 3],
    [2, 1],
    [3, 1],
  ])
})

test('whoever closes it at once sees the next round dealt', () => {
  const { paced, heard, next } = endARound()
  paced.release()
  expect([paced.view, heard.at(-1)?.missed]).toEqual([next, false])
})

test('of several rounds each result is shown in its turn', () => {
  const { paced, happen } = endARound(null)
  const third = numbered(3, unoView({}, { seat: null }))
  happen(third, 2, laid(2), ENDED, dealt(3))
  happen(third, 3, laid(3))
  paced.release()
  expect([paced.ended, paced.view?.match?.number]).toEqual([true, 2])
  paced.release()
  expect([paced.ended, paced.view?.match?.number]).toEqual([false, 3])
})

test('an attack on oneself does not wait', () => {
  const { paced, happen, kinds } = tell(rallyeView({ on_turn: 1 }))
  happen(numbered(2, rallyeView()), 1, ENDED, dealt(2))
  const attack = { hazard: 'stop', party: 0, safety: 'right-of-way' } as const
  const under = numbered(2, rallyeView({ phase: 'window', attack, waiting: [] }))
  happen(under, 1, { event: 'Attacked', seat: 1, card: 'stop', party: 0 })
  expect([paced.ended, paced.view]).toEqual([false, under])
  expect(kinds()).toEqual(['RoundEnded', 'Dealt', 'Attacked'])
})

test('an attack on somebody else does', () => {
  const { paced, happen } = tell(rallyeView({ on_turn: 1 }))
  happen(numbered(2, rallyeView()), 1, ENDED, dealt(2))
  const attack = { hazard: 'stop', party: 1, safety: 'right-of-way' } as const
  const under = numbered(2, rallyeView({ phase: 'window', attack, waiting: [] }))
  happen(under, 2, { event: 'Attacked', seat: 2, card: 'stop', party: 1 })
  expect(paced.ended).toBe(true)
})

test('a call that was forgotten can still be made', () => {
  const { paced, happen } = endARound()
  happen(numbered(2, unoView({ legal: ['uno'], on_turn: 1 })), 2, laid(2))
  expect(paced.holding).toBe(false)
})

test('whoever plays on in another tab has read it there', () => {
  const { paced, happen, next } = endARound()
  happen(next, 0, laid(0))
  expect([paced.holding, paced.view]).toEqual([false, next])
})

test('a bot that plays in one’s place closes nothing', () => {
  const { paced, happen } = endARound()
  const next = unoView()
  next.chairs[0] = { ...next.chairs[0]!, stood_in: true }
  happen(next, 0, laid(0))
  expect(paced.ended).toBe(true)
})

test('a leap waits too, and what is told then is the table as it is', () => {
  const { paced, happen, leap, kinds } = endARound()
  const leapt = numbered(2, unoView({ stock: 7 }))
  leap(leapt)
  happen(leapt, 3, laid(3))
  expect(paced.view?.match?.number).toBe(1)
  paced.release()
  expect([paced.view, paced.happenings.length]).toEqual([leapt, 1])
  expect(kinds()).toEqual(['Played RoundEnded', 'Played'])
})

test('the end of a match waits for nothing', () => {
  const { paced, happen } = tell(unoView({ on_turn: 1 }))
  const over = unoView({ phase: 'over' }, { state: 'over' })
  happen(over, 1, laid(1), ENDED, { event: 'MatchEnded', winners: [1] })
  expect([paced.holding, paced.view]).toEqual([false, over])
})

const pause = (...seats: number[]) => ({ kind: 'pause', began: 0, ends: 20_000, seats })

/** Igel ends a round, and the table waits for those who read the result. */
function pauseAfterARound(seat: number | null, ...readers: number[]) {
  const all = tell(unoView({ hand_sizes: [4, 1, 3, 8], on_turn: 1 }, { seat }))
  const next = (clock: View['clock']) =>
    numbered(2, unoView({ on_turn: 2, waiting: [], legal: [] }, { seat, clock }))
  all.happen(next(pause(...readers)), 1, laid(1), ENDED, dealt(2))
  return { ...all, next }
}

test('whoever closes a result says so, once', () => {
  const { paced, deeds, happen, next } = pauseAfterARound(0, 0, 1)
  expect([paced.ended, deeds]).toEqual([true, []])
  paced.release()
  expect([paced.ended, deeds]).toEqual([false, ['resume']])
  expect(paced.view?.clock?.seats).toEqual([0, 1])
  happen(next(pause(1)), 0)
  paced.release()
  expect([paced.ended, deeds]).toEqual([false, ['resume']])
})

test('others who have read it close nothing, the first move after the pause does', () => {
  const { paced, happen, next, deeds } = pauseAfterARound(0, 0, 1)
  happen(next(pause(0)), 1)
  expect(paced.ended).toBe(true)
  happen(next(null), null)
  expect(paced.ended).toBe(true)
  happen(next(null), 2, laid(2))
  expect([paced.ended, paced.holding, deeds]).toEqual([false, false, []])
})

test('spectators go on with the others', () => {
  const { paced, happen, next, deeds } = pauseAfterARound(null, 0, 1)
  expect(paced.ended).toBe(true)
  happen(next(null), 1)
  happen(next(null), 2, laid(2))
  expect([paced.ended, deeds]).toEqual([false, []])
})

test('who comes back while the others wait is shown the result', () => {
  const { paced, leap, deeds } = tell(unoView({}, { clock: pause(0, 1) }))
  expect(paced.ended).toBe(true)
  paced.release()
  expect(deeds).toEqual(['resume'])
  leap(unoView({}, { clock: pause(1) }))
  expect(paced.ended).toBe(false)
})
