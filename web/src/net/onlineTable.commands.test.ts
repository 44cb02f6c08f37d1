import { describe, expect, test, vi } from 'vitest'
import { rallyeView } from '../rallye/fixtures'
import { err, ev, live, openTables, reconnect, say, skip, table } from '../testing/onlineTable'
import { FakeSocket } from '../testing/socket'
import { commitmentOf } from './commitments'
import { Problem } from './requests'
import { until } from '../testing/until'

openTables()

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

  test('a move without an answer is sent again, the same, also over another connection', () => {
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

  test('what is done beside the cards waits for the connection', async () => {
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
    await until(() => expect(sent()).toHaveLength(1))
    expect(commitmentOf('N')).toMatchObject({ commitment: 'promised', entropy: sent()[0] })
    expect(sent()[0]).toMatch(/^[0-9a-f]{32}$/)
  })

  test('adds nothing where the server would know it before it has promised anything', () => {
    FakeSocket.last.welcome()
    over(null)
    void table.act('rematch')
    expect(sent()).toEqual([''])
  })
})
