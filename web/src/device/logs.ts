/** The logs of this device's tables: what is written survives the page, the browser, the power. */
import { openDB, type DBSchema, type IDBPDatabase } from 'idb'
import type { LogRow, NewDeviceTable, Standing } from '../protocol/generated'

/** A table beside its log. */
export interface KeptTable {
  id: string
  secret: string
  wanted: NewDeviceTable
  /** How it stands, for the list of tables. */
  standing: Standing
}

interface Schema extends DBSchema {
  tables: { key: string; value: KeptTable }
  rows: { key: [table: string, version: number]; value: LogRow }
}

const NAME = 'tischrunde'
const VERSION = 1
/** On the disk, not only on its way there. */
const DURABLE = { durability: 'strict' } as const

export class Logs {
  #database: IDBPDatabase<Schema>

  private constructor(database: IDBPDatabase<Schema>) {
    this.#database = database
  }

  static async open(name = NAME): Promise<Logs> {
    const database = await openDB<Schema>(name, VERSION, {
      upgrade(made) {
        made.createObjectStore('tables', { keyPath: 'id' })
        made.createObjectStore('rows', { keyPath: ['table', 'version'] })
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

  close(): void {
    this.#database.close()
  }
}

function rowsOf(id: string): IDBKeyRange {
  return IDBKeyRange.bound([id, 0], [id, Number.MAX_SAFE_INTEGER])
}
