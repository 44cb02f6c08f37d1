import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { PROTOCOL, type FromClient, type FromServer } from '../protocol/generated'
import { FakeSocket, fakeNetwork, realNetwork } from '../testing/socket'
import { Connection } from './connection'
import { steadyNow } from './steadyClock'

const FIRST: FromClient = { t: 'sub', table: 'T', since: 0, code: '' }
const listener = {
  first: () => FIRST,
  up: vi.fn<(now: number) => void>(),
  heard: vi.fn<(frame: FromServer) => void>(),
  down: vi.fn<(again: number, crowded: boolean) => void>(),
  outdated: vi.fn<() => void>(),
}
let connection: Connection

beforeEach(() => {
  fakeNetwork()
  vi.clearAllMocks()
  connection = new Connection('ws://here/ws', listener)
})
afterEach(() => {
  connection.close()
  realNetwork()
})

const dials = () => FakeSocket.all.length
const GONE: FromServer = { t: 'gone', table: 'T' }

test('greets with its first question, and sends nothing else before it is welcome', () => {
  connection.send({ t: 'ping' })
  FakeSocket.last.open()
  connection.send({ t: 'ping' })
  expect(FakeSocket.last.sent).toEqual([{ t: 'hello' }, FIRST])
  FakeSocket.last.welcome()
  expect(listener.up).toHaveBeenCalledOnce()
  connection.send({ t: 'ping' })
  expect(FakeSocket.last.of('ping')).toHaveLength(1)
})

test.each([
  ['connecting', () => undefined],
  ['the welcome', () => FakeSocket.last.open()],
])('does not wait for ever for %s', (_, reach) => {
  reach()
  vi.advanceTimersByTime(5900)
  expect(dials()).toBe(1)
  vi.advanceTimersByTime(4000)
  expect(dials()).toBe(2)
})

test('asks a connection that is silent whether anybody is there, and then dials again', () => {
  FakeSocket.last.welcome()
  vi.advanceTimersByTime(17_000)
  expect(FakeSocket.last.of('ping')).toHaveLength(1)
  FakeSocket.last.say({ t: 'pong', now: 0 })
  vi.advanceTimersByTime(14_000)
  expect(dials()).toBe(1)
  vi.advanceTimersByTime(10_000)
  expect(dials()).toBe(2)
})

test('asks a server ever more rarely that lets in and hangs up at once', () => {
  for (let times = 0; times < 8; times++) {
    FakeSocket.last.welcome()
    FakeSocket.last.break()
    while (FakeSocket.last.readyState === 3) vi.advanceTimersToNextTimer()
  }
  FakeSocket.last.welcome()
  FakeSocket.last.break()
  vi.advanceTimersByTime(1400)
  expect(dials()).toBe(9)
  vi.advanceTimersByTime(1700)
  expect(dials()).toBe(10)
})

test('a connection that held a while is dialled again at once', () => {
  for (let times = 0; times < 8; times++) {
    FakeSocket.last.break()
    vi.advanceTimersByTime(3000)
  }
  FakeSocket.last.welcome()
  vi.advanceTimersByTime(3100)
  FakeSocket.last.break()
  vi.advanceTimersByTime(100)
  expect(dials()).toBe(10)
})

test('comes again when the server wanted it', () => {
  FakeSocket.last.welcome()
  FakeSocket.last.say({ t: 'bye', code: 'restart', retry: 1000 })
  expect(listener.down).toHaveBeenCalledExactlyOnceWith(steadyNow() + 1000, false)
  const old = FakeSocket.last
  old.say(GONE)
  old.break()
  vi.advanceTimersByTime(999)
  expect(dials()).toBe(1)
  vi.advanceTimersByTime(1)
  expect(dials()).toBe(2)
  expect(listener.heard).not.toHaveBeenCalled()
})

test('tells that there are too many connections, until one is free', () => {
  FakeSocket.last.open()
  FakeSocket.last.say({ t: 'err', code: 'too-many-sockets' })
  FakeSocket.last.break()
  expect(listener.down).toHaveBeenLastCalledWith(expect.any(Number), true)
  vi.advanceTimersByTime(100)
  FakeSocket.last.welcome()
  expect(listener.up).toHaveBeenCalledOnce()
  FakeSocket.last.break()
  expect(listener.down).toHaveBeenLastCalledWith(expect.any(Number), false)
})

test('stops where another protocol is spoken', () => {
  FakeSocket.last.welcome(PROTOCOL + 1)
  expect(listener.outdated).toHaveBeenCalledOnce()
  expect(listener.up).not.toHaveBeenCalled()
  FakeSocket.last.break()
  dispatchEvent(new Event('online'))
  vi.advanceTimersByTime(60_000)
  expect(dials()).toBe(1)
})

test('dials at once when the network is back', () => {
  FakeSocket.last.welcome()
  FakeSocket.last.say({ t: 'bye', code: 'restart', retry: 60_000 })
  dispatchEvent(new Event('online'))
  expect(dials()).toBe(2)
})
