/**
 * The tables of this device, as a server would keep them: a command is judged, its row written
 * down, and only then applied and shown. What bots and clocks do comes by itself, in its time.
 */
import type {
  Ack,
  Err,
  Ev,
  FromClient,
  FromServer,
  Hint,
  LogRow,
  NewDeviceTable,
  Odds,
  Snap,
  Standing,
} from '../protocol/generated'
import { PROTOCOL } from '../protocol/generated'
import type { KeptTable, Logs } from './logs'
import { Refusal, type Engine } from './python'

type Sent = Extract<FromClient, { t: 'play' | 'do' }>

const SECRET_BYTES = 32
/** Milliseconds until a row that could not be written is tried again. */
const RETRY_MS = 3000
/** Milliseconds to wait at the least for what is due: whoever has nothing to do is not asked at once. */
const BREATH_MS = 20

export class Tables {
  /** The tables that are shown, and from which seat. */
  #shown = new Map<string, number | null>()
  #clocks = new Map<string, ReturnType<typeof setTimeout>>()
  /** One thing after another. */
  #work: Promise<unknown> = Promise.resolve()

  constructor(
    private engine: Engine,
    private logs: Logs,
    private tell: (table: string, frame: FromServer) => void,
    /** Hears of what nobody expected. */
    private broken: (error: unknown) => void,
    private now: () => number = Date.now,
  ) {}

  /** Opens a table, deals, and returns its id. */
  open(wanted: NewDeviceTable): Promise<string> {
    return this.#next(async () => {
      const secret = hex(crypto.getRandomValues(new Uint8Array(SECRET_BYTES)))
      const at = this.now()
      const date = new Date(at).toISOString().slice(0, 'yyyy-mm-dd'.length)
      const rows = this.engine<LogRow[]>('open', { wanted, secret, at, date })
      const id = this.engine<string>('load', { secret, rows })
      const standing = this.engine<Standing>('standing', { table: id })
      await this.logs.create({ id, secret, wanted, standing }, rows)
      return id
    })
  }

  /** Shows a table from a seat, or from none: first all of it, then what changes. */
  show(table: string, seat: number | null): Promise<void> {
    return this.#next(async () => {
      if (!this.#shown.has(table)) {
        await this.#load(table)
        // A page that was killed may have written a row without noting how the table stands with it.
        this.#note(table)
      }
      this.#shown.set(table, seat)
      this.tell(table, { t: 'welcome', protocol: PROTOCOL, server: '', now: this.now() })
      this.tell(table, this.engine<Snap>('show', { table, seat }))
      this.#wind(table)
    })
  }

  leave(table: string): Promise<void> {
    return this.#next(() => {
      clearTimeout(this.#clocks.get(table))
      this.#shown.delete(table)
      this.engine('drop', { table })
    })
  }

  /** A command from the seat that is shown. */
  hear(table: string, frame: FromClient): Promise<void> {
    return this.#next(async () => {
      const seat = this.#shown.get(table)
      if (seat == null || (frame.t !== 'play' && frame.t !== 'do')) return
      const judged = this.#judged(table, seat, frame)
      if ('t' in judged) this.tell(table, judged)
      else await this.#write(table, judged.row, frame.k)
    })
  }

  hint(table: string, language: string): Promise<Hint> {
    return this.#told<Hint>('hint', table, language)
  }

  odds(table: string, language: string): Promise<Odds> {
    return this.#told<Odds>('odds', table, language)
  }

  /** Everybody's cards, for people who play with open cards. */
  hands(table: string): Promise<string[][]> {
    return this.#next(() => this.engine<string[][]>('hands', { table }))
  }

  /** The record of a table, whether it is shown or not. */
  record(table: string): Promise<string> {
    return this.#next(async () => {
      if (this.#shown.has(table)) return this.engine<string>('record', { table })
      await this.#load(table)
      const text = this.engine<string>('record', { table })
      this.engine('drop', { table })
      return text
    })
  }

  /** What the engine tells the seat that is shown, if it may. */
  #told<Answer extends object>(
    what: 'hint' | 'odds',
    table: string,
    language: string,
  ): Promise<Answer> {
    return this.#next(() => {
      const seat = this.#shown.get(table)
      if (seat === undefined || seat === null) throw new Refusal({ code: 'not-your-seat' })
      const told = this.engine<Answer | Err>(what, { table, seat, language })
      if ('t' in told) throw new Refusal({ code: told.code })
      return told
    })
  }

  #judged(table: string, seat: number, said: Sent): { row: LogRow } | Err | Ack {
    return this.engine('judge', { table, seat, said, now: this.now() })
  }

  /** Writes a row, and applies it once it is durable; returns whether it is. */
  async #write(table: string, row: LogRow, key: string | null): Promise<boolean> {
    try {
      await this.logs.append(row)
    } catch (error) {
      await this.#unwritten(table, error, key)
      return false
    }
    this.tell(table, this.engine<Ev>('apply', { table, row }))
    this.#note(table)
    this.#wind(table)
    return true
  }

  #note(table: string): void {
    const standing = this.engine<Standing>('standing', { table })
    this.logs.note(table, standing).catch(() => undefined)
  }

  /** Another tab has written that version; or there is no room. */
  async #unwritten(table: string, error: unknown, key: string | null): Promise<void> {
    const taken = error instanceof DOMException && error.name === 'ConstraintError'
    if (taken) {
      await this.#load(table)
      this.tell(table, this.engine<Snap>('show', { table, seat: this.#shown.get(table) ?? null }))
      this.#wind(table)
    }
    const code = taken ? 'stale' : 'device-full'
    if (key !== null || !taken) this.tell(table, { t: 'err', k: key, table, code })
  }

  /** Sets the clock for what the table does next by itself. */
  #wind(table: string, least = BREATH_MS): void {
    clearTimeout(this.#clocks.get(table))
    const due = this.engine<number | null>('due', { table, now: this.now() })
    if (due === null) return
    const wait = Math.max(due - this.now(), least)
    this.#clocks.set(
      table,
      setTimeout(() => this.#next(() => this.#proceed(table)).catch(this.broken), wait),
    )
  }

  async #proceed(table: string): Promise<void> {
    if (!this.#shown.has(table)) return
    const row = this.engine<LogRow | null>('proceed', { table, now: this.now() })
    if (row === null) this.#wind(table)
    else if (!(await this.#write(table, row, null))) this.#wind(table, RETRY_MS)
  }

  async #load(table: string): Promise<void> {
    const { table: kept, rows } = await this.#kept(table)
    this.engine('load', { secret: kept.secret, rows })
  }

  async #kept(table: string): Promise<{ table: KeptTable; rows: LogRow[] }> {
    const kept = await this.logs.read(table)
    if (!kept) throw new Refusal({ code: 'no-such-table' })
    return kept
  }

  #next<Result>(work: () => Result | Promise<Result>): Promise<Result> {
    const done = this.#work.then(work)
    this.#work = done.catch(() => undefined)
    return done
  }
}

function hex(bytes: Uint8Array): string {
  return Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('')
}
