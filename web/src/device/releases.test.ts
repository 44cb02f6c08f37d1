/**
 * What every released version kept on a device is opened, brought up to date, listed and read.
 * That the engine makes the same of it is shown by tests/releases.
 */
import 'fake-indexeddb/auto'
import { IDBFactory } from 'fake-indexeddb'
import { openDB, type IDBPDatabase } from 'idb'
import { readdirSync, readFileSync } from 'node:fs'
import { gunzipSync } from 'node:zlib'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import type { LogRow, PadEvent } from '../protocol/generated'
import {
  Logs,
  withLogs,
  type KeptPad,
  type KeptRecord,
  type KeptShare,
  type KeptSummary,
  type KeptTable,
} from './logs'
import { ownPads } from './ownPads'
import { ownTables, wantedAt } from './ownTables'

interface Kept {
  tables: KeptTable
  rows: LogRow
  pads: KeptPad
  events: PadEvent
  shares: KeptShare
  outbox: { pad: string; id: string }
  summaries: KeptSummary
  records: KeptRecord
}
type Stores = { [Name in keyof Kept]: { keyPath: string | string[]; values: Kept[Name][] } }
interface Device {
  database: { version: number; stores: Stores }
  outcomes: { listed: { tables: string[]; pads: string[] } }
}

const RELEASES = '../tests/releases'
const NAME = 'tischrunde'
/** The id of an event that nobody has written yet. */
const NEW = '0'.repeat(20)
const versions = readdirSync(RELEASES).filter((name) => /^\d/.test(name))

function frozen(version: string): Device {
  const packed = readFileSync(`${RELEASES}/${version}/device.json.gz`)
  return JSON.parse(gunzipSync(packed).toString()) as Device
}

/** Makes the database as that version did, and leaves it. */
async function keep({ database: { version, stores } }: Device): Promise<void> {
  const made = await openDB(NAME, version, {
    upgrade(fresh) {
      for (const [name, { keyPath }] of Object.entries(stores))
        fresh.createObjectStore(name, { keyPath })
    },
  })
  for (const [name, { values }] of Object.entries(stores))
    for (const value of values) await made.add(name, value)
  made.close()
}

/** What a database is like: its version, and its stores with their keys. */
async function shape(): Promise<unknown> {
  const database: IDBPDatabase = await openDB(NAME)
  const names = [...database.objectStoreNames]
  const stores = names.map((name) => database.transaction(name).store)
  const shown = stores.map(({ name, keyPath, autoIncrement, indexNames }) => {
    return { name, keyPath, autoIncrement, indexNames: [...indexNames] }
  })
  const { version } = database
  database.close()
  return { version, shown }
}

const open = async () => (await Logs.open()).close()

// Every test has a browser of its own.
beforeEach(() => {
  vi.stubGlobal('indexedDB', new IDBFactory())
})
afterEach(() => {
  vi.unstubAllGlobals()
})

test('there are some', () => {
  expect(versions.length).toBeGreaterThan(0)
})

describe.each(versions)('what %s has kept', (version) => {
  const device = frozen(version)
  const { stores } = device.database
  const { tables, pads } = device.outcomes.listed

  test('becomes a database like a new one', async () => {
    await open()
    const fresh = await shape()
    vi.stubGlobal('indexedDB', new IDBFactory())
    await keep(device)
    await open()
    expect(await shape()).toEqual(fresh)
  })

  test('is listed as it was', async () => {
    await keep(device)
    const listed = await ownTables()
    expect(listed.map(({ sitting }) => sitting.table)).toEqual(tables)
    for (const { id, standing, wanted } of stores.tables.values) {
      expect(listed.find(({ sitting }) => sitting.table === id)).toMatchObject(standing)
      expect(await wantedAt(id)).toMatchObject(wanted)
    }
    const opened = await ownPads()
    expect(opened.map(({ id }) => id)).toEqual(pads)
    for (const pad of stores.pads.values)
      expect(opened.find(({ id }) => id === pad.id)).toMatchObject(pad)
  })

  test('is read as it was', async () => {
    await keep(device)
    await withLogs(async (logs) => {
      for (const table of stores.tables.values) {
        const rows = stores.rows.values.filter((row) => row.table === table.id)
        expect(await logs.read(table.id)).toMatchObject({ table, rows })
      }
      for (const { id, opened } of stores.pads.values) {
        const written = stores.events.values.filter(({ pad }) => pad === id)
        const log = (await logs.readPad(id))!
        expect(log.opened).toMatchObject(opened)
        expect(sorted(log.written)).toMatchObject(sorted(written))
      }
      for (const share of stores.shares.values) {
        const unsent = stores.outbox.values.filter(({ pad }) => pad === share.pad)
        expect(await logs.share(share.pad)).toMatchObject(share)
        expect(await logs.waiting(share.pad)).toEqual(unsent.map(({ id }) => id).toSorted())
      }
      expect(sorted(await logs.records())).toMatchObject(sorted(stores.records.values))
      const summaries = new Map((await logs.summaries()).map((each) => [each.key, each]))
      for (const kept of stores.summaries.values)
        expect(summaries.get(kept.key)).toMatchObject(kept)
    })
  })

  test('is written on', async () => {
    await keep(device)
    const row = stores.rows.values.at(-1)!
    const shared = stores.shares.values[0]!.pad
    const pad = stores.pads.values.find(({ id }) => id === shared)!
    const event = { ...stores.events.values.find((each) => each.pad === shared)!, id: NEW }
    await withLogs(async (logs) => {
      await expect(logs.append(row)).rejects.toThrow()
      await logs.append({ ...row, version: row.version + 1 })
      expect((await logs.read(row.table))!.rows.at(-1)!.version).toBe(row.version + 1)
      await logs.keepPad(pad, [event])
      expect((await logs.readPad(shared))!.written).toContainEqual(event)
      expect(await logs.waiting(shared)).toContain(NEW)
    })
  })
})

function sorted<Item extends { id: string }>(items: readonly Item[]): Item[] {
  return items.toSorted((one, other) => (one.id < other.id ? -1 : 1))
}
