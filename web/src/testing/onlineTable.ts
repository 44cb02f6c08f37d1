/** An online table whose server is the test. */
import { afterEach, beforeEach, vi } from 'vitest'
import { OnlineTable } from '../net/onlineTable.svelte'
import type { FromServer } from '../protocol/generated'
import { FakeSocket, fakeNetwork, realNetwork } from './socket'
import { head } from './table'

/** The table of the test that is running. */
export let table: OnlineTable

/** Opens a table before each test of a file, and closes it afterwards. */
export function openTables(): void {
  beforeEach(() => {
    sessionStorage.clear()
    fakeNetwork()
    table = new OnlineTable('T', 'code')
  })
  afterEach(() => {
    table.close()
    realNetwork()
  })
}

/** Loads the page again. */
export function reopen(code = 'code'): void {
  table.close()
  table = new OnlineTable('T', code)
}

export const say = (frame: FromServer) => FakeSocket.last.say(frame)

export function snap(v: number, stock = 40, back = false): void {
  const match = { number: 1, round: { stock, hand: [] } }
  say({ t: 'snap', table: 'T', v, at: 0, view: { ...head(2, 'person'), seat: 0, match }, back })
}

export function ev(v: number, stock?: number, k?: string): void {
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
}

export const skip = (v: number) => say({ t: 'skip', table: 'T', v })
export const err = (code: string, more: Partial<Extract<FromServer, { t: 'err' }>> = {}) =>
  say({ t: 'err', code, ...more })
export const subs = () => FakeSocket.last.of('sub').map(({ since }) => since)
export const versions = () => table.happenings.map(({ v }) => v)
export const stock = () => table.view?.match?.round.stock

/** The connection breaks, and the next one is up. */
export function reconnect(): void {
  FakeSocket.last.break()
  vi.advanceTimersByTime(3000)
  FakeSocket.last.welcome()
}

export function live(v = 7): void {
  FakeSocket.last.welcome()
  snap(v)
}
