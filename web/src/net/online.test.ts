import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { PROTOCOL, type FromServer } from '../protocol/generated'
import { rallyeView } from '../testing/rallye'
import { FakeSocket, fakeNetwork, realNetwork } from '../testing/socket'
import { unoView } from '../testing/uno'
import { OnlineTable } from './online.svelte'
import { promisedOf } from './promises'
import { Problem } from './requests'
import { withSkip } from './skips'

let table: OnlineTable

beforeEach(() => {
  sessionStorage.clear()
  fakeNetwork()
  table = new OnlineTable('T', 'code')
})
afterEach(() => {
  table.close()
  realNetwork()
})

const say = (frame: FromServer) => FakeSocket.last.say(frame)
const snap = (v: number, stock = 40, back = false) =>
  say({ t: 'snap', table: 'T', v, at: 0, view: rallyeView({ stock }) as never, back })
const ev = (v: number, stock?: number, k?: string) =>
  say({
    t: 'ev',
    table: 'T',
    v,
    at: Date.now(),
    events: [{ event: 'Laid', seat: 1, card: 'km-25' }],
    set: stock === undefined ? {} : { match: { round: { stock } } },
    by: 1,
    ...(k ? { k } : {}),
  })
const skip = (v: number) => say({ t: 'skip', table: 'T', v })
const err = (code: string, more: Partial<Extract<FromServer, { t: 'err' }>> = {}) =>
  say({ t: 'err', code, ...more })
const subs = () => FakeSocket.last.of('sub').map(({ since }) => since)
const versions = () => table.happenings.map(({ v }) => v)
const stock = () => table.view?.match?.round.stock

test('asks for the table together with the hello', () => {
  FakeSocket.last.open()
  expect(FakeSocket.last.sent.map(({ t }) => t)).toEqual(['hello', 'sub'])
  FakeSocket.last.welcome()
  snap(3)
  expect(table.status).toBe('live')
})

/** The line breaks, and the next one is up. */
function reconnect(): void {
  FakeSocket.last.break()
  vi.advanceTimersByTime(3000)
  FakeSocket.last.welcome()
}

function live(v = 7): void {
  FakeSocket.last.welcome()
  snap(v)
}

describe('a rematch', () => {
  const over = (rematch: { table: string; commitment: string } | null) => {
    const view = rallyeView({}, { state: 'over', rematch })
    say({ t: 'snap', table: 'T', v: 7, at: 0, view: view as never })
  }
  const sent = () => FakeSocket.last.of('do').map(({ entropy }) => entropy)

  test('adds to a shuffle of which something was promised, and keeps what it was', async () => {
    FakeSocket.last.welcome()
    over({ table: 'N', commitment: 'promised' })
    void table.act('rematch')
    await vi.waitFor(() => expect(sent()).toHaveLength(1))
    expect(promisedOf('N')).toMatchObject({ commitment: 'promised', entropy: sent()[0] })
    expect(sent()[0]).toMatch(/^[0-9a-f]{32}$/)
  })

  test('adds nothing where the server would know it before it has promised anything', () => {
    FakeSocket.last.welcome()
    over(null)
    void table.act('rematch')
    expect(sent()).toEqual([''])
  })
})

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

  test('goes on after a broken line where it was', () => {
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

  test('still asks for everything after a broken line', () => {
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
    table.close()
    table = new OnlineTable('T', '')
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

describe('taking a seat', () => {
  test('is shown over a line of whoever one is by then', () => {
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
    await vi.waitFor(() => expect(heard).toEqual(['T']))
    tab.postMessage('U')
    tab.postMessage('T')
    await vi.waitFor(() => expect(FakeSocket.all).toHaveLength(3))
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
    table.close()
    table = new OnlineTable('T', 'code')
    live(found)
    expect(versions()).toEqual(kept)
    expect(subs()).toEqual([0])
  })

  test('a table that has become younger is shown all the same', () => {
    live(9)
    table.close()
    table = new OnlineTable('T', 'code')
    live(3)
    expect(table.status).toBe('live')
  })
})

describe('playing', () => {
  const plays = () => FakeSocket.all.flatMap((socket) => socket.of('play'))

  test('one move at a time', async () => {
    live()
    const first = table.play('25')
    await table.play('25')
    expect([plays().length, table.busy]).toEqual([1, true])
    ev(8, 39, plays()[0]!.k)
    await first
    expect(table.busy).toBe(false)
    void table.play('50')
    expect(plays().map(({ base, move }) => [base, move])).toEqual([
      [7, '25'],
      [8, '50'],
    ])
  })

  test('nothing is played while nobody hears it, nor later', async () => {
    live()
    FakeSocket.last.break()
    await table.play('25')
    expect(table.busy).toBe(false)
    vi.advanceTimersByTime(3000)
    FakeSocket.last.welcome()
    skip(7)
    expect(plays()).toEqual([])
  })

  test('a move without an answer is sent again, the same, also over another line', () => {
    live()
    void table.play('25')
    vi.advanceTimersByTime(1600)
    reconnect()
    expect(plays()).toHaveLength(3)
    expect(new Set(plays().map((play) => JSON.stringify(play))).size).toBe(1)
    expect(FakeSocket.last.sent.map(({ t }) => t)).toEqual(['hello', 'sub', 'play'])
    expect(table.busy).toBe(true)
  })

  test('waits as long as it is told', () => {
    live()
    void table.play('25')
    err('unavailable', { k: plays()[0]!.k, table: 'T', retry: 3000 })
    vi.advanceTimersByTime(2900)
    expect(plays()).toHaveLength(1)
    vi.advanceTimersByTime(500)
    expect(plays()).toHaveLength(2)
  })

  test('a refusal is told with its reason', async () => {
    live()
    const played = table.play('25').catch((problem: unknown) => problem)
    const { k } = plays()[0]!
    err('refused', { k, table: 'T', reason: 'stopped', clause: 'fx-schmid/roll' })
    const problem = (await played) as Problem
    expect(problem).toMatchObject({ code: 'refused', refusal: { reason: 'stopped', args: {} } })
    expect(table.busy).toBe(false)
  })

  test('too early is an answer', async () => {
    live()
    const played = table.play('catch>2').catch((problem: unknown) => problem)
    err('too-early', { k: plays()[0]!.k, table: 'T', retry: 700 })
    expect(await played).toMatchObject({ code: 'too-early', retry: 700 })
  })

  test('what is done beside the cards waits for the line', async () => {
    const started = table.act('start')
    FakeSocket.last.welcome()
    const [done] = FakeSocket.last.of('do')
    say({ t: 'ack', k: done!.k, table: 'T', v: 2 })
    await started
    expect(done!.do).toBe('start')
  })
})

describe('phrases', () => {
  test('a no is heard', async () => {
    live()
    const said = table.say('hello').catch((problem: unknown) => problem)
    err('too-much-talk', { k: FakeSocket.last.of('say')[0]!.k!, retry: 4000 })
    expect(await said).toMatchObject({ code: 'too-much-talk' })
  })

  test('whatever is not refused is said, once', async () => {
    live()
    const said = table.say('hello')
    await vi.advanceTimersByTimeAsync(5000)
    await said
    expect(FakeSocket.last.of('say')).toHaveLength(1)
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
  table.completed = withSkip
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
