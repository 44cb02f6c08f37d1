import { flushSync } from 'svelte'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import type { Room } from '../catalogue'
import type { View } from '../net/views'
import { rallyeView } from '../rallye/fixtures'
import { room as rallye } from '../rallye/rallyeRoom'
import { livelyTable } from '../testing/livelyTable.svelte'
import { unoView } from '../uno/fixtures'
import { room as uno } from '../uno/unoRoom'
import { playFormalities } from './formality.svelte'
import { PacedTable } from './pacedTable.svelte'

const ROOMS = { rallye, uno } as unknown as Record<string, Room>
const ATTACKED = {
  phase: 'window',
  on_turn: 1,
  attack: { party: 0, hazard: 'stop', safety: 'right-of-way' },
} as const

let stop = (): void => undefined
beforeEach(() => void vi.useFakeTimers())
afterEach(() => {
  stop()
  vi.useRealTimers()
})

function sit(view: View) {
  const lively = livelyTable(view)
  let paced!: PacedTable
  stop = $effect.root(() => {
    paced = new PacedTable(lively.table, ROOMS[view.game]!)
    playFormalities(paced, ROOMS[view.game]!)
  })
  flushSync()
  return { ...lively, paced }
}

const attack = (legal: string[], solo = true) => rallyeView({ ...ATTACKED, legal }, { solo })
const drawn = (legal: string[], solo = true) => unoView({ phase: 'drawn', legal }, { solo })

test.each([
  ['an attack that cannot be answered stands', attack(['stand']), ['stand']],
  ['one that can is asked about', attack(['coup', 'stand']), []],
  ['a drawn card that does not fit is kept', drawn(['keep']), ['keep']],
  ['one that fits is asked about', drawn(['blue-1', 'keep']), []],
  ['among several people an attack is asked about', attack(['stand'], false), []],
  ['and so is a drawn card', drawn(['keep'], false), []],
])('%s', (_, view, moves) => {
  const { played } = sit(view)
  vi.advanceTimersByTime(900)
  expect(played).toEqual([])
  vi.advanceTimersByTime(10_000)
  expect(played).toEqual(moves)
})

test('what was done by hand meanwhile is not done again', () => {
  const { played, happen } = sit(drawn(['keep']))
  vi.advanceTimersByTime(500)
  happen(unoView({ on_turn: 1, waiting: [1], legal: [] }, { solo: true }), 0)
  flushSync()
  vi.advanceTimersByTime(10_000)
  expect(played).toEqual([])
})

test('nothing is done behind a result', () => {
  const { played, paced } = sit(drawn(['keep']))
  paced.hold()
  flushSync()
  vi.advanceTimersByTime(10_000)
  expect(played).toEqual([])
})
