/** The worker: Python with the engine, and the tables and pads of this device. */
import type { FromServer } from '../protocol/generated'
import { Group } from './group'
import { Logs } from './logs'
import { NO_STORAGE, type FromWorker, type Request, type Sources, type ToWorker } from './messages'
import { Pads } from './pads'
import { loadEngine, Refusal, type Engine } from './python'
import { Tables } from './tables'

interface Loaded {
  engine: Engine
  tables: Tables
  pads: Pads
  group: Group
}

let loaded: Promise<Loaded> | undefined

function post(message: FromWorker): void {
  postMessage(message)
}

async function load(sources: Sources): Promise<Loaded> {
  const [engine, logs] = await Promise.all([
    loadEngine(sources, (bytes) => post({ loaded: bytes })),
    Logs.open().catch(() => {
      throw new Refusal({ code: NO_STORAGE })
    }),
  ])
  const tell = (table: string, frame: FromServer) => post({ table, frame })
  const tables = new Tables(engine, logs, tell, broken)
  const pads = new Pads(engine, logs)
  return { engine, tables, pads, group: new Group(engine, logs, tables, pads) }
}

async function answer({ ask, given }: Request): Promise<unknown> {
  if (ask === 'ping') return
  if (ask === 'load') {
    await (loaded ??= load(given))
    return
  }
  const { engine, tables, pads, group } = await loaded!
  switch (ask) {
    case 'open':
      return tables.open(given.wanted)
    case 'hint':
      return tables.hint(given.table, given.language)
    case 'odds':
      return tables.odds(given.table, given.language)
    case 'hands':
      return tables.hands(given.table)
    case 'record':
      return tables.record(given.table)
    case 'replay':
    case 'verify':
    case 'case-templates':
    case 'case-questions':
    case 'case-laid':
    case 'case-asked':
    case 'case-hint':
    case 'case-odds':
    case 'search-entries':
    case 'record-hint':
    case 'view-hint':
    case 'view-odds':
    case 'manual':
    case 'lesson-list':
    case 'lesson-open':
    case 'lesson-play':
      return engine(ask, given)
    case 'group':
      return group.view(given.online)
    case 'group-to-file':
      return group.toFile(given.online)
    case 'group-from-file':
      return group.fromFile(given.text, given.language)
    case 'sub':
      return tables.show(given.table, given.seat)
    case 'unsub':
      return tables.leave(given.table)
    case 'pad-open':
      return pads.open(given.wanted, given.by, given.language)
    case 'pad-view':
      return pads.view(given.pad, given.language)
    case 'pad-write':
      return pads.write(given.pad, given.changes, given)
    case 'pad-undo':
      return pads.undo(given.pad, given.undone, given)
    case 'pad-decide':
      return pads.decide(given.pad, given.chosen, given)
    case 'pad-take':
      return pads.take(given.log, given.language)
    case 'pad-to-file':
      return pads.toFile(given.pad)
    case 'pad-from-file':
      return pads.fromFile(given.text, given.language)
  }
}

addEventListener('message', ({ data }: MessageEvent<ToWorker>) => {
  if ('frame' in data) {
    loaded?.then(({ tables }) => tables.hear(data.table, data.frame)).catch(broken)
    return
  }
  const { id } = data
  answer(data).then(
    (answer) => post({ id, answer }),
    (error: unknown) => {
      if (error instanceof Refusal) post({ id, refused: error.fields })
      else broken(error)
    },
  )
})

/** What nobody expected is not mended here: the page starts another worker, which reads the logs. */
function broken(error: unknown): void {
  setTimeout(() => {
    throw error
  })
}
