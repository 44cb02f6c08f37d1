/** The tables of a device with an engine that counts, on a real log. */
import 'fake-indexeddb/auto'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import type { FromServer, LogRow, NewDeviceTable } from '../protocol/generated'
import { Logs } from './logs'
import type { Engine } from './python'
import { Tables } from './tables'

const WANTED: NewDeviceTable = { game: 'uno', rules: '', pace: '', hints: false, seats: [] }

let told: FromServer[]
let broken: unknown[]
let logs: Logs
let applied: number[]
/** When the table goes on by itself. */
let due: number | null
let number = 0

function row(version: number): LogRow {
  return { table: 'T', version, at: 0, seat: 0, key: `k${version}`, act: 'move', body: '' }
}

/** An engine whose only table counts its rows. */
const engine: Engine = <Answer>(name: string, given: object): Answer => {
  const next = applied.length + 1
  const answers: Record<string, () => unknown> = {
    open: () => [row(1)],
    load: () => {
      applied = (given as { rows: LogRow[] }).rows.map(({ version }) => version)
      return 'T'
    },
    drop: () => null,
    standing: () => ({ sitting: { table: 'T', at: applied.length } }),
    show: () => ({ t: 'snap', table: 'T', v: applied.length, at: 0, view: {} }),
    judge: () => ({ row: row(next) }),
    proceed: () => row(next),
    apply: () => {
      applied.push((given as { row: LogRow }).row.version)
      if (applied.length > 3) due = null
      return { t: 'ev', table: 'T', v: applied.length, at: 0, events: [], set: {} }
    },
    due: () => due,
  }
  return answers[name]!() as Answer
}

async function sitDown(): Promise<Tables> {
  const tables = new Tables(
    engine,
    logs,
    (_, frame) => told.push(frame),
    (error) => broken.push(error),
  )
  await tables.open(WANTED)
  await tables.show('T', 0)
  return tables
}

const play = (k: string) => ({ t: 'play', k, table: 'T', base: 1, move: 'draw' }) as const
const kinds = () => told.map(({ t }) => t)

beforeEach(async () => {
  ;[told, broken, applied, due] = [[], [], [], null]
  logs = await Logs.open(`test ${++number}`)
})
afterEach(() => {
  vi.restoreAllMocks()
  logs.close()
})

test('a move is on the disk before it is shown', async () => {
  const tables = await sitDown()
  const append = vi.spyOn(logs, 'append').mockImplementation(async (written) => {
    expect(applied).not.toContain(written.version)
    expect(kinds()).not.toContain('ev')
    await Promise.resolve()
  })
  await tables.hear('T', play('a'))
  expect(append).toHaveBeenCalledOnce()
  expect(kinds()).toEqual(['welcome', 'snap', 'ev'])
})

test('a move for which there is no room has not been played', async () => {
  const tables = await sitDown()
  vi.spyOn(logs, 'append').mockRejectedValue(new DOMException('full', 'QuotaExceededError'))
  await tables.hear('T', play('a'))
  expect(applied).toEqual([1])
  expect(told.at(-1)).toEqual({ t: 'err', k: 'a', table: 'T', code: 'device-full' })
  vi.restoreAllMocks()
  await tables.hear('T', play('a'))
  expect(told.at(-1)).toMatchObject({ t: 'ev', v: 2 })
  expect((await logs.read('T'))!.rows.map(({ version }) => version)).toEqual([1, 2])
})

test('a version that another tab has written is read, and nothing is written over it', async () => {
  const tables = await sitDown()
  await logs.append({ ...row(2), key: 'of the other tab' })
  await tables.hear('T', play('a'))
  expect(kinds()).toEqual(['welcome', 'snap', 'snap', 'err'])
  expect(told.at(-1)).toMatchObject({ code: 'stale', k: 'a' })
  expect((await logs.read('T'))!.rows.map(({ key }) => key)).toEqual(['k1', 'of the other tab'])
})

test('a table is listed as it stands, though a page died before it had noted that', async () => {
  const tables = await sitDown()
  await tables.leave('T')
  await logs.append(row(2))
  await tables.show('T', 0)
  const listed = async () => (await logs.tables())[0]!.standing.sitting.at
  await vi.waitFor(async () => expect(await listed()).toBe(2), { timeout: 30_000 })
})

test('the table goes on by itself, until nothing is due', async () => {
  due = 0
  await sitDown()
  await vi.waitFor(() => expect(applied).toEqual([1, 2, 3, 4]), { timeout: 30_000 })
  expect(broken).toEqual([])
})

test('a table that was left does nothing by itself', async () => {
  const tables = await sitDown()
  await tables.leave('T')
  due = 0
  await tables.hear('T', play('a'))
  expect(applied).toEqual([1])
})

test('a table that is not here cannot be shown', async () => {
  const tables = await sitDown()
  await expect(tables.show('U', 0)).rejects.toMatchObject({ fields: { code: 'no-such-table' } })
})

test('a deleted table leaves nothing', async () => {
  await sitDown()
  await logs.delete('T')
  expect([await logs.tables(), await logs.read('T')]).toEqual([[], null])
})

test('nothing is told to a seat while none is shown', async () => {
  const tables = await sitDown()
  await tables.show('T', null)
  await expect(tables.hint('T', 'de')).rejects.toThrow('not-your-seat')
  await expect(tables.odds('T', 'de')).rejects.toThrow('not-your-seat')
})
