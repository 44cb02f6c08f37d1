/**
 * The score pads of this device: what somebody writes is made into events by the engine, written
 * down, and only then shown. A log is read anew for each deed, for another tab may have written.
 */
import type { NewPad, PadEvent, PadLog, PadView } from '../protocol/generated'
import type { Logs, PadStanding } from './logs'
import type { PadChange, PadUndo, ShownPad } from './messages'
import { Refusal, type Engine } from './python'

/** Who does something, and in which language they are answered. */
interface Writer {
  by: string
  language: string
}

/** The events that a deed adds to a log. */
type Deed = (log: PadLog, at: number) => PadEvent[]

const REPLACED = 'pad-replaced-already'

export class Pads {
  /** One thing after another. */
  #work: Promise<unknown> = Promise.resolve()

  constructor(
    private engine: Engine,
    private logs: Logs,
    private now: () => number = Date.now,
  ) {}

  /** Opens a pad and returns its id. */
  open(wanted: NewPad, by: string, language: string): Promise<string> {
    return this.#next(async () => {
      const at = this.now()
      const date = new Date(at).toISOString().slice(0, 'yyyy-mm-dd'.length)
      const log = this.engine<PadLog>('pad-open', { wanted, by, at, date })
      await this.#kept(log, [], language)
      return log.opened.id
    })
  }

  view(pad: string, language: string): Promise<ShownPad> {
    return this.#next(async () => this.#shown(await this.#read(pad), language))
  }

  /** Writes in several places; all of it has the same time. */
  write(pad: string, changes: readonly PadChange[], { by, language }: Writer): Promise<ShownPad> {
    return this.#do(pad, language, (log, at) =>
      inTurn(log, changes, (before, { place, value }) =>
        this.engine<PadEvent[]>('pad-write', { log: before, place, value, by, at }),
      ),
    )
  }

  /** Undoes events; where one of them was replaced since, what stood before it is written again. */
  undo(pad: string, undone: readonly PadUndo[], { by, language }: Writer): Promise<ShownPad> {
    return this.#do(pad, language, (log, at) =>
      inTurn(log, undone, (before, { id, place, value }) => {
        try {
          return this.engine<PadEvent[]>('pad-undo', { log: before, undone: id, by, at })
        } catch (error) {
          if (!(error instanceof Refusal) || error.fields.code !== REPLACED) throw error
          return this.engine<PadEvent[]>('pad-write', { log: before, place, value, by, at })
        }
      }),
    )
  }

  decide(pad: string, chosen: string, { by, language }: Writer): Promise<ShownPad> {
    return this.#do(pad, language, (log, at) =>
      this.engine<PadEvent[]>('pad-decide', { log, chosen, by, at }),
    )
  }

  /** Takes what a server has of a pad, be it known here or not. */
  take({ opened, written }: PadLog, language: string): Promise<ShownPad> {
    return this.#next(async () => {
      const known = await this.logs.readPad(opened.id)
      return this.#joined(known ?? { opened, written: [] }, written, language, true)
    })
  }

  toFile(pad: string): Promise<string> {
    return this.#next(async () =>
      this.engine<string>('pad-to-file', { log: await this.#read(pad) }),
    )
  }

  /** Keeps the pad of a file, with what this device knows of it already; returns its id. */
  fromFile(text: string, language: string): Promise<string> {
    return this.#next(async () => {
      const log = this.engine<PadLog>('pad-from-file', { text })
      const known = await this.logs.readPad(log.opened.id)
      if (known) await this.#joined(known, log.written, language)
      else await this.#kept(log, log.written, language)
      return log.opened.id
    })
  }

  #do(pad: string, language: string, deed: Deed): Promise<ShownPad> {
    return this.#next(async () => {
      const log = await this.#read(pad)
      const events = deed(log, this.now())
      return this.#kept(extended(log, events), events, language)
    })
  }

  #joined(
    log: PadLog,
    offered: readonly PadEvent[],
    language: string,
    sent = false,
  ): Promise<ShownPad> {
    const joined = this.engine<PadLog>('pad-join', { log, offered })
    const known = new Set(log.written.map(({ id }) => id))
    const added = joined.written.filter(({ id }) => !known.has(id))
    return this.#kept(joined, added, language, sent)
  }

  /** Returns a pad as it stands once its new events are on the disk. */
  async #kept(
    log: PadLog,
    added: readonly PadEvent[],
    language: string,
    sent = false,
  ): Promise<ShownPad> {
    const shown = this.#shown(log, language)
    const { opened } = log
    try {
      await this.logs.keepPad({ id: opened.id, opened, standing: standingOf(shown) }, added, sent)
    } catch {
      throw new Refusal({ code: 'device-full' })
    }
    return shown
  }

  #shown(log: PadLog, language: string): ShownPad {
    return { view: this.engine<PadView>('pad-view', { log, language }), log }
  }

  async #read(pad: string): Promise<PadLog> {
    const log = await this.logs.readPad(pad)
    if (!log) throw new Refusal({ code: 'no-such-pad' })
    return log
  }

  #next<Result>(work: () => Result | Promise<Result>): Promise<Result> {
    const done = this.#work.then(work)
    this.#work = done.catch(() => undefined)
    return done
  }
}

/** The events of several steps, each made with those of the steps before it. */
function inTurn<Step>(
  log: PadLog,
  steps: readonly Step[],
  make: (before: PadLog, step: Step) => PadEvent[],
): PadEvent[] {
  const made: PadEvent[] = []
  for (const step of steps) made.push(...make(extended(log, made), step))
  return made
}

function extended(log: PadLog, events: readonly PadEvent[]): PadLog {
  return { ...log, written: [...log.written, ...events] }
}

function standingOf({ view, log }: ShownPad): PadStanding {
  const { names, members, totals, winners, counted } = view
  const at = Math.max(log.opened.at, ...log.written.map((event) => event.at))
  return { names, members, totals, winners, counted, at }
}
