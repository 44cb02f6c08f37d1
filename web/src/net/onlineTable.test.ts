import { describe, expect, test, vi } from 'vitest'
import { PROTOCOL, type FromServer } from '../protocol/generated'
import {
  err,
  ev,
  live,
  openTables,
  say,
  snap,
  stock,
  subs,
  table,
  versions,
} from '../testing/onlineTable'
import { FakeSocket } from '../testing/socket'
import { unoView } from '../uno/fixtures'
import { withSkip } from '../uno/skips'
import { OnlineTable } from './onlineTable.svelte'
import { Problem } from './requests'
import type { Completed } from './table'
import { until } from '../testing/until'

openTables()

test('asks for the table together with the hello', () => {
  FakeSocket.last.open()
  expect(FakeSocket.last.sent.map(({ t }) => t)).toEqual(['hello', 'sub'])
  FakeSocket.last.welcome()
  snap(3)
  expect(table.status).toBe('live')
})

describe('taking a seat', () => {
  test('is shown over a connection of whoever one is by then', () => {
    live()
    const [before] = FakeSocket.all
    table.seated()
    expect([FakeSocket.all.length, before!.readyState]).toEqual([2, 3])
    FakeSocket.last.welcome()
    expect(subs()).toEqual([0])
    before!.say({ t: 'ev', table: 'T', v: 8, at: 0, events: [], set: {} })
    before!.break()
    vi.advanceTimersByTime(1000)
    expect([FakeSocket.all.length, versions()]).toEqual([2, []])
    snap(8, 30)
    expect([table.status, stock()]).toEqual(['live', 30])
  })

  test('is shown in the other tabs too, but not at other tables', async () => {
    const tab = new BroadcastChannel('tischrunde')
    const heard: unknown[] = []
    tab.onmessage = ({ data }) => heard.push(data)
    vi.useRealTimers()
    table.seated()
    await until(() => expect(heard).toEqual(['T']))
    tab.postMessage('U')
    tab.postMessage('T')
    await until(() => expect(FakeSocket.all).toHaveLength(3))
    tab.close()
  })

  test('loses no move that was on its way', async () => {
    live()
    const played = table.play('roll')
    table.seated()
    FakeSocket.last.welcome()
    const [move] = FakeSocket.last.of('play')
    ev(8, 39, move!.k)
    await played
  })
})

describe('a server that lets nobody in', () => {
  test('too many pages: nothing comes of what was begun, until there is room', async () => {
    const started = table.act('start').catch((problem: unknown) => problem)
    FakeSocket.last.open()
    err('too-many-sockets')
    FakeSocket.last.break()
    expect(await started).toMatchObject({ code: 'too-many-sockets' })
    vi.advanceTimersByTime(3000)
    expect(table.status).toBe('crowded')
    live()
    expect(table.status).toBe('live')
  })

  test('another protocol', async () => {
    const started = table.act('start').catch((problem: unknown) => problem)
    FakeSocket.last.welcome(PROTOCOL + 1)
    expect(table.status).toBe('outdated')
    expect(await started).toBeInstanceOf(Problem)
  })
})

test('what a game adds is told, and still is after a reload', () => {
  table.completed = withSkip as Completed
  FakeSocket.last.welcome()
  const view = unoView({ on_turn: 1, hand_sizes: [3, 5] })
  say({ t: 'snap', table: 'T', v: 1, at: 0, view: view as never })
  const events = [{ event: 'Played', seat: 1, card: 'red-skip', colour: null }]
  const set = { match: { round: { top: 'red-skip' } } }
  say({ t: 'ev', table: 'T', v: 2, at: Date.now(), events, set, by: 1 } as FromServer)
  const skipped = { event: 'Skipped', seat: 0 }
  expect(table.happenings.at(-1)?.events).toEqual([...events, skipped])
  const again = new OnlineTable('T', 'code')
  again.close()
  expect(again.happenings.at(-1)?.events).toEqual([...events, skipped])
})
