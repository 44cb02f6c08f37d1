import { describe, expect, test, vi } from 'vitest'
import { rallyeView } from '../rallye/fixtures'
import {
  err,
  ev,
  live,
  openTables,
  reconnect,
  reopen,
  say,
  skip,
  snap,
  stock,
  subs,
  table,
  versions,
} from '../testing/onlineTable'
import { FakeSocket } from '../testing/socket'

openTables()

describe('following', () => {
  test('takes every version once, in order', () => {
    live()
    const heard: number[] = []
    table.listen(({ v }) => heard.push(v))
    ev(8, 39)
    ev(8, 38)
    skip(9)
    ev(10, 37)
    expect([stock(), heard, versions()]).toEqual([37, [8, 10], [8, 10]])
    expect(subs()).toEqual([0])
  })

  test('asks once for what was lost, however soon, and again while it does not come', () => {
    live()
    ev(9, 30)
    ev(10, 29)
    expect([stock(), subs()]).toEqual([40, [0, 7]])
    vi.advanceTimersByTime(1600)
    expect(subs()).toEqual([0, 7, 7])
    ev(8)
    ev(9)
    ev(10, 29)
    vi.advanceTimersByTime(5000)
    expect([stock(), subs()]).toEqual([29, [0, 7, 7]])
  })

  test('asks again after a no, however soon that came', () => {
    FakeSocket.last.welcome()
    for (const times of [2, 3]) {
      err('unavailable', { table: 'T', retry: 1000 })
      vi.advanceTimersByTime(900)
      expect(subs()).toHaveLength(times - 1)
      vi.advanceTimersByTime(500)
      expect(subs()).toHaveLength(times)
    }
    snap(7)
    expect(table.status).toBe('live')
  })

  test('asks again when the question was not read', () => {
    FakeSocket.last.welcome()
    err('too-many', { retry: 2000 })
    vi.advanceTimersByTime(1900)
    expect(subs()).toEqual([0])
    vi.advanceTimersByTime(500)
    expect(subs()).toEqual([0, 0])
  })

  test('asks for everything until everything has come', () => {
    live()
    table.seated()
    FakeSocket.last.welcome()
    ev(8, 39)
    err('unavailable', { table: 'T', retry: 1000 })
    vi.advanceTimersByTime(1400)
    expect(subs()).toEqual([0, 0])
    snap(8, 39)
    vi.advanceTimersByTime(5000)
    expect(subs()).toEqual([0, 0])
  })

  test('goes on after a broken connection where it was', () => {
    live()
    FakeSocket.last.break()
    expect(table.status).toBe('away')
    vi.advanceTimersByTime(3000)
    FakeSocket.last.welcome()
    expect([table.status, subs()]).toEqual(['away', [7]])
    skip(7)
    expect(table.status).toBe('live')
  })

  test('follows a server back that has lost what was shown', () => {
    live()
    ev(8, 39)
    ev(9, 38)
    snap(7, 41)
    expect([stock(), versions()]).toEqual([38, [8, 9]])
    snap(7, 41, true)
    expect([stock(), versions(), table.status]).toEqual([41, [], 'live'])
    ev(8, 37)
    expect([stock(), versions()]).toEqual([37, [8]])
    snap(8, 36, true)
    expect([stock(), versions()]).toEqual([36, []])
    // It may fail over again, and again lack the newest.
    ev(9, 35)
    snap(8, 36, true)
    expect([stock(), versions(), table.status]).toEqual([36, [], 'live'])
  })

  test('gives up what was chosen from a view that was lost', async () => {
    live()
    const playing = table.play('-25')
    snap(6, 41, true)
    await expect(playing).rejects.toMatchObject({ code: 'stale' })
    vi.advanceTimersByTime(5000)
    expect(FakeSocket.last.of('play')).toHaveLength(1)
  })

  test('says when the version came about that it goes on from', () => {
    live()
    const at = () => FakeSocket.last.of('sub').at(-1)?.at
    expect(at()).toBeNull()
    ev(8, 39)
    const told = Date.now()
    reconnect()
    expect([subs(), at()]).toEqual([[8], told])
    say({ t: 'skip', table: 'T', v: 9, at: told + 5 })
    reconnect()
    expect([subs(), at()]).toEqual([[9], told + 5])
  })

  test('asks no more for a table that cannot be read', () => {
    FakeSocket.last.welcome()
    err('unreadable-table', { table: 'T' })
    vi.advanceTimersByTime(5000)
    expect([table.status, subs()]).toEqual(['gone', [0]])
  })

  test.each([-600_000, 600_000])('a clock set by %i ms changes nothing', (jump) => {
    live()
    const began = table.now()
    void table.play('roll')
    vi.setSystemTime(Date.now() + jump)
    vi.advanceTimersByTime(1000)
    expect(FakeSocket.last.of('play')).toHaveLength(1)
    vi.advanceTimersByTime(1000)
    expect(FakeSocket.last.of('play')).toHaveLength(2)
    expect(table.now() - began).toBeCloseTo(2000)
  })

  test('still asks for everything after a broken connection', () => {
    live()
    table.seated()
    reconnect()
    expect(subs()).toEqual([0])
  })

  test('what happened while it was away is told as missed', () => {
    live()
    reconnect()
    say({ t: 'ev', table: 'T', v: 8, at: Date.now() - 2000, events: [], set: {} })
    ev(9, 38)
    expect(table.happenings.map(({ missed }) => missed)).toEqual([true, false])
  })

  test('asks no more once the table is gone', () => {
    FakeSocket.last.welcome()
    say({ t: 'gone', table: 'T' })
    vi.advanceTimersByTime(5000)
    expect([table.status, subs()]).toEqual(['gone', [0]])
  })

  test('a seat that was given up elsewhere leaves the table to look at', () => {
    live()
    say({ t: 'gone', table: 'T' })
    expect([table.status, subs()]).toEqual(['live', [0, 0]])
    say({
      t: 'snap',
      table: 'T',
      v: 3,
      at: 0,
      view: rallyeView({ stock: 50 }, { seat: null }) as never,
    })
    expect([table.status, table.view?.seat, stock()]).toEqual(['live', null, 50])
    say({ t: 'gone', table: 'T' })
    expect(table.status).toBe('gone')
  })

  test('whoever came without the code still has it from the seat', () => {
    reopen('')
    FakeSocket.last.welcome()
    const view = { ...rallyeView(), code: 'a-b-c' }
    say({ t: 'snap', table: 'T', v: 3, at: 0, view: view as never })
    say({ t: 'gone', table: 'T' })
    expect(FakeSocket.last.of('sub').map(({ code }) => code)).toEqual(['', 'a-b-c'])
    expect(table.code).toBe('a-b-c')
  })

  test('a table that is gone for everybody is asked for once more only', () => {
    live()
    say({ t: 'gone', table: 'T' })
    say({ t: 'gone', table: 'T' })
    vi.advanceTimersByTime(5000)
    expect([table.status, subs()]).toEqual(['gone', [0, 0]])
  })

  test('pays no heed to other tables', () => {
    live()
    say({ t: 'gone', table: 'U' })
    expect(table.status).toBe('live')
  })
})

describe('leaps', () => {
  test('a view of another version leaves nothing that happened before', () => {
    live()
    ev(8, 39)
    const leapt = vi.fn<() => void>()
    const heard = vi.fn()
    table.listen(heard, leapt)
    reconnect()
    snap(300, 12)
    expect([stock(), versions()]).toEqual([12, []])
    expect(leapt).toHaveBeenCalledOnce()
    expect(heard).not.toHaveBeenCalled()
  })

  test('a view of the same version keeps it', () => {
    live()
    ev(8, 39)
    snap(8, 39)
    expect(versions()).toEqual([8])
  })

  test('a view from the past is not taken', () => {
    live()
    snap(6, 50)
    expect(stock()).toBe(40)
  })

  test.each([
    ['nothing', 9, [8]],
    ['something', 11, []],
  ])('after a reload in which %s happened', (_, found, kept) => {
    live()
    ev(8, 39)
    skip(9)
    reopen()
    live(found)
    expect(versions()).toEqual(kept)
    expect(subs()).toEqual([0])
  })

  test('a table that has become younger is shown all the same', () => {
    live(9)
    reopen()
    live(3)
    expect(table.status).toBe('live')
  })
})
