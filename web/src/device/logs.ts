/** The logs of this device's tables and pads: what is written survives the page, the browser, the power. */
import { openDB, type DBSchema, type IDBPDatabase } from 'idb'
import type {
  LogRow,
  MatchSummary,
  NewDeviceTable,
  PadEvent,
  PadLog,
  PadOpening,
  Standing,
} from '../protocol/generated'

/** A table beside its log. */
export interface KeptTable {
  id: string
  secret: string
  wanted: NewDeviceTable
  /** How it stands, for the list of tables. */
  standing: Standing
}

/** A pad beside its events. */
export interface KeptPad {
  id: string
  opened: PadOpening
  /** How it stands, for the list of pads. */
  standing: PadStanding
}

/** Where a pad is shared. */
export interface KeptShare {
  pad: string
  /** The code that lets in, in German. */
  code: string
  /** This device has shared it. */
  mine: boolean
  /** It is not shared any more. */
  ended: boolean
}

export interface PadStanding {
  names: string[]
  members: number[][]
  totals: number[]
  winners: number[]
  /** How many rounds make the totals. */
  counted: number
  /** When anything was last written on it. */
  at: number
}

/** What statistics need of a match, worked out once. */
export interface KeptSummary {
  /** Where the match is: on a pad, on the device, on a server or in a file, and its id there. */
  key: string
  /** When it had last been played: it may have gone on. */
  at: number
  summary: MatchSummary
}

/** A match that came as a file. */
export interface KeptRecord {
  id: string
  text: string
}

interface Schema extends DBSchema {
  tables: { key: string; value: KeptTable }
  rows: { key: [table: string, version: number]; value: LogRow }
  pads: { key: string; value: KeptPad }
  events: { key: [pad: string, id: string]; value: PadEvent }
  shares: { key: string; value: KeptShare }
  /** Events of shared pads that wait to be sent. */
  outbox: { key: [pad: string, id: string]; value: { pad: string; id: string } }
  summaries: { key: string; value: KeptSummary }
  records: { key: string; value: KeptRecord }
}

const NAME = 'tischrunde'
/**
 * 1: tables and their rows; 2: pads and their events, matches from files, summaries of all; 3: where pads
 * are shared, and what waits to be sent there.
 */
const VERSION = 3
/** On the disk, not only on its way there. */
const DURABLE = { durability: 'strict' } as const

export class Logs {
  #database: IDBPDatabase<Schema>

  private constructor(database: IDBPDatabase<Schema>) {
    this.#database = database
  }

  static async open(name = NAME): Promise<Logs> {
    const database = await openDB<Schema>(name, VERSION, {
      upgrade(made, before) {
        if (before < 1) {
          made.createObjectStore('tables', { keyPath: 'id' })
          made.createObjectStore('rows', { keyPath: ['table', 'version'] })
        }
        if (before < 2) {
          made.createObjectStore('pads', { keyPath: 'id' })
          made.createObjectStore('events', { keyPath: ['pad', 'id'] })
          made.createObjectStore('summaries', { keyPath: 'key' })
          made.createObjectStore('records', { keyPath: 'id' })
        }
        made.createObjectStore('shares', { keyPath: 'pad' })
        made.createObjectStore('outbox', { keyPath: ['pad', 'id'] })
      },
      blocking: (_current, _blocked, event) => (event.target as IDBDatabase).close(),
    })
    return new Logs(database)
  }

  /** Keeps a new table with its first rows. */
  async create(table: KeptTable, rows: readonly LogRow[]): Promise<void> {
    const all = this.#database.transaction(['tables', 'rows'], 'readwrite', DURABLE)
    await Promise.all([
      all.objectStore('tables').add(table),
      ...rows.map((row) => all.objectStore('rows').add(row)),
      all.done,
    ])
  }

  /** Adds a row; fails if there is one of its version already. */
  async append(row: LogRow): Promise<void> {
    const all = this.#database.transaction('rows', 'readwrite', DURABLE)
    await Promise.all([all.store.add(row), all.done])
  }

  /** Notes how a table stands; it also follows from its log. */
  async note(id: string, standing: Standing): Promise<void> {
    const all = this.#database.transaction('tables', 'readwrite')
    const table = await all.store.get(id)
    await Promise.all([table && all.store.put({ ...table, standing }), all.done])
  }

  async read(id: string): Promise<{ table: KeptTable; rows: LogRow[] } | null> {
    const all = this.#database.transaction(['tables', 'rows'])
    const [table, rows] = await Promise.all([
      all.objectStore('tables').get(id),
      all.objectStore('rows').getAll(rowsOf(id)),
    ])
    return table && rows.length > 0 ? { table, rows } : null
  }

  /** All tables, without their logs. */
  tables(): Promise<KeptTable[]> {
    return this.#database.getAll('tables')
  }

  async delete(id: string): Promise<void> {
    const all = this.#database.transaction(['tables', 'rows'], 'readwrite')
    await Promise.all([
      all.objectStore('tables').delete(id),
      all.objectStore('rows').delete(rowsOf(id)),
      all.done,
    ])
  }

  /**
   * Keeps events of a pad, and how it stands with them; those that are kept already stay. If the pad is
   * shared they wait to be sent, unless they are sent already.
   */
  async keepPad(pad: KeptPad, events: readonly PadEvent[], sent = false): Promise<void> {
    const stores = ['pads', 'events', 'shares', 'outbox'] as const
    const all = this.#database.transaction(stores, 'readwrite', DURABLE)
    const share = await all.objectStore('shares').get(pad.id)
    const waiting = share && !share.ended && !sent ? events : []
    await Promise.all([
      all.objectStore('pads').put(pad),
      ...events.map((event) => all.objectStore('events').put(event)),
      ...waiting.map(({ id }) => all.objectStore('outbox').put({ pad: pad.id, id })),
      all.done,
    ])
  }

  async readPad(id: string): Promise<PadLog | null> {
    const all = this.#database.transaction(['pads', 'events'])
    const [pad, written] = await Promise.all([
      all.objectStore('pads').get(id),
      all.objectStore('events').getAll(eventsOf(id)),
    ])
    return pad ? { opened: pad.opened, written } : null
  }

  /** All pads, without their events. */
  pads(): Promise<KeptPad[]> {
    return this.#database.getAll('pads')
  }

  async deletePad(id: string): Promise<void> {
    const stores = ['pads', 'events', 'shares', 'outbox'] as const
    const all = this.#database.transaction(stores, 'readwrite')
    await Promise.all([
      all.objectStore('pads').delete(id),
      all.objectStore('events').delete(eventsOf(id)),
      all.objectStore('shares').delete(id),
      all.objectStore('outbox').delete(eventsOf(id)),
      all.done,
    ])
  }

  /** Where a pad is shared; undefined if it never was. */
  share(pad: string): Promise<KeptShare | undefined> {
    return this.#database.get('shares', pad)
  }

  /** Notes where a pad is shared. Once it is not any more, nothing of it waits. */
  async keepShare(share: KeptShare): Promise<void> {
    const all = this.#database.transaction(['shares', 'outbox'], 'readwrite', DURABLE)
    await Promise.all([
      all.objectStore('shares').put(share),
      share.ended && all.objectStore('outbox').delete(eventsOf(share.pad)),
      all.done,
    ])
  }

  /** The ids of the events of a pad that wait to be sent. */
  async waiting(pad: string): Promise<string[]> {
    const keys = await this.#database.getAllKeys('outbox', eventsOf(pad))
    return keys.map(([, id]) => id)
  }

  /** Lets events of a pad wait to be sent. */
  async hold(pad: string, ids: readonly string[]): Promise<void> {
    const all = this.#database.transaction('outbox', 'readwrite')
    await Promise.all([...ids.map((id) => all.store.put({ pad, id })), all.done])
  }

  /** Lets them wait no more. */
  async release(pad: string, ids: readonly string[]): Promise<void> {
    const all = this.#database.transaction('outbox', 'readwrite')
    await Promise.all([...ids.map((id) => all.store.delete([pad, id])), all.done])
  }

  summaries(): Promise<KeptSummary[]> {
    return this.#database.getAll('summaries')
  }

  async keepSummary(kept: KeptSummary): Promise<void> {
    await this.#database.put('summaries', kept)
  }

  /** All matches that came as files. */
  records(): Promise<KeptRecord[]> {
    return this.#database.getAll('records')
  }

  async keepRecord(record: KeptRecord): Promise<void> {
    await this.#database.put('records', record)
  }

  /** Deletes all that is kept here. */
  async clear(): Promise<void> {
    const names = [...this.#database.objectStoreNames]
    const all = this.#database.transaction(names, 'readwrite', DURABLE)
    await Promise.all([...names.map((name) => all.objectStore(name).clear()), all.done])
  }

  close(): void {
    this.#database.close()
  }
}

/** Opens the logs for as long as something takes. */
export async function withLogs<Result>(work: (logs: Logs) => Promise<Result>): Promise<Result> {
  const logs = await Logs.open()
  try {
    return await work(logs)
  } finally {
    logs.close()
  }
}

function rowsOf(id: string): IDBKeyRange {
  return IDBKeyRange.bound([id, 0], [id, Number.MAX_SAFE_INTEGER])
}

/** Ids are hexadecimal. */
function eventsOf(pad: string): IDBKeyRange {
  return IDBKeyRange.bound([pad, ''], [pad, 'g'])
}
