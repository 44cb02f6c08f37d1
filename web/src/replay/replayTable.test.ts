import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import type { Happening } from '../net/table'
import { Timeline } from './timeline'
import { PACES_MS, Playback } from './playback.svelte'
import { ReplayTable } from './replayTable.svelte'

function timeline(seat: number | null = null): Timeline {
  const view = { seat, chairs: [null, null], match: { round: { stock: 5 } } }
  const moves = [4, 3, 2].map((stock, index) => ({
    number: index + 1,
    at: 1000 * index,
    by: 0,
    move: '100',
    events: [],
    set: { match: { round: { stock } } },
  }))
  return new Timeline({ view, events: [], moves })
}

const table = (position = 0) => new ReplayTable('T', '', timeline(), position)
const stock = (at: ReplayTable) => at.view.match!.round.stock

describe('a replay as a table', () => {
  it('shows the position of the address, and what led there', () => {
    const at = table(2)
    expect(stock(at)).toBe(3)
    expect(at.happenings.map(({ v }) => v)).toEqual([0, 1, 2])
    expect(at.now()).toBe(1000)
  })

  it('tells a step forward, and neither steps back nor leaps', () => {
    const at = table()
    const heard: number[] = []
    const stop = at.listen(({ v }: Happening) => heard.push(v))
    at.show(1)
    at.show(0)
    at.show(3)
    at.show(4)
    expect(heard).toEqual([1])
    stop()
    at.show(0)
    at.show(1)
    expect(heard).toEqual([1])
  })

  it('stays at its position when it is seen from another seat', () => {
    const at = table(2)
    at.seenBy(timeline(1))
    expect(at.position).toBe(2)
    expect(at.view.seat).toBe(1)
    expect(stock(at)).toBe(3)
  })

  it('tells of every leap, and of other eyes', () => {
    const at = table()
    const leapt = vi.fn<() => void>()
    at.listen(() => undefined, leapt)
    at.show(1)
    expect(leapt).not.toHaveBeenCalled()
    at.show(3)
    at.show(2)
    expect(leapt).toHaveBeenCalledTimes(2)
    at.seenBy(timeline(1))
    expect(leapt).toHaveBeenCalledTimes(3)
  })

  it('takes no moves', async () => {
    await expect(table().play()).rejects.toThrow('not-allowed')
  })
})

describe('playback', () => {
  beforeEach(() => void vi.useFakeTimers())
  afterEach(() => void vi.useRealTimers())

  it('runs to the end, halts there, and begins again', () => {
    const playback = new Playback(table(1))
    playback.toggle()
    vi.advanceTimersByTime(PACES_MS['1×'])
    expect([playback.table.position, playback.running]).toEqual([2, true])
    vi.advanceTimersByTime(PACES_MS['1×'])
    expect([playback.table.position, playback.running]).toEqual([3, false])
    playback.toggle()
    expect([playback.table.position, playback.running]).toEqual([0, true])
    playback.halt()
  })

  it('stops running when somebody looks for a position', () => {
    const playback = new Playback(table())
    playback.toggle()
    playback.seek(2)
    vi.advanceTimersByTime(10 * PACES_MS['1×'])
    expect([playback.table.position, playback.running]).toEqual([2, false])
  })
})
