/**
 * All that was played by the people of this device: on pads, on the device, on a server, and what
 * came as a file. Each match is summed up once.
 */
import type { MatchSummary, Statistics } from '../protocol/generated'
import type { KeptSummary, Logs } from './logs'
import type { GroupMatch, GroupView, MatchKind, OnlineMatch } from './messages'
import type { Pads } from './pads'
import { Refusal, type Engine } from './python'
import type { Tables } from './tables'

/** A file with everything: pads and records as they are saved one by one. */
interface GroupFile {
  format: typeof FORMAT
  pads: string[]
  records: string[]
}

const FORMAT = 'tischrunde group 1'

/** A match before it is summed up. */
interface Source {
  kind: MatchKind
  id: string
  /** When it was last played: what was summed up earlier is summed up again. */
  at: number
  /** Null if its record has to be fetched first. */
  sum: Sum | null
}

type Sum = () => MatchSummary | Promise<MatchSummary>

export class Group {
  constructor(
    private engine: Engine,
    private logs: Logs,
    private tables: Pick<Tables, 'record'>,
    private pads: Pick<Pads, 'toFile' | 'fromFile'>,
  ) {}

  async view(online: readonly OnlineMatch[]): Promise<GroupView> {
    const kept = new Map((await this.logs.summaries()).map((each) => [each.key, each]))
    const matches = new Map<string, GroupMatch>()
    const lacking: string[] = []
    for (const source of await this.#sources(online)) {
      const summary = await this.#summary(source, kept)
      const { kind, id, at } = source
      if (summary) keepFirst(matches, { kind, id, at, summary })
      else lacking.push(id)
    }
    const listed = [...matches.values()].toSorted((one, other) => other.at - one.at)
    const oldestFirst = listed.map(({ summary }) => summary).toReversed()
    const statistics = this.engine<Statistics>('statistics', { matches: oldestFirst })
    return { matches: listed, statistics, lacking }
  }

  /** Everything that has been played as one text; of the server what the page knows. */
  async toFile(online: readonly OnlineMatch[]): Promise<string> {
    const pads = await this.#inTurn(await this.logs.pads(), ({ id }) => this.pads.toFile(id))
    const here = await this.#inTurn(await this.#finished(), ({ id }) => this.tables.record(id))
    const files = (await this.logs.records()).map(({ text }) => text)
    const there = online.flatMap(({ text }) => text ?? [])
    const records = [...new Set([...here, ...there, ...files])]
    return `${JSON.stringify({ format: FORMAT, pads, records } satisfies GroupFile, null, 1)}\n`
  }

  /** Takes what such a text has; returns how many matches these are. */
  async fromFile(text: string, language: string): Promise<number> {
    const { pads, records } = readFile(text)
    for (const pad of pads) await this.pads.fromFile(pad, language)
    for (const record of records) {
      const { id } = this.#recorded(record)
      await this.logs.keepRecord({ id, text: record })
    }
    return pads.length + records.length
  }

  async #sources(online: readonly OnlineMatch[]): Promise<Source[]> {
    const pads = (await this.logs.pads()).filter(({ standing }) => standing.counted > 0)
    const finished = await this.#finished()
    const files = await this.logs.records()
    return [
      ...pads.map(({ id, standing: { at } }) =>
        source('pad', id, at, async () =>
          this.engine<MatchSummary>('pad-summary', { log: await this.logs.readPad(id) }),
        ),
      ),
      ...finished.map(({ id, at }) =>
        source('device', id, at, async () => this.#recorded(await this.tables.record(id))),
      ),
      ...online.map(({ table, at, text }) =>
        source('online', table, at, text === null ? null : () => this.#recorded(text)),
      ),
      ...files.map(({ id, text }) => source('file', id, 0, () => this.#recorded(text))),
    ]
  }

  async #summary(source: Source, kept: Map<string, KeptSummary>): Promise<MatchSummary | null> {
    const { kind, id, at, sum } = source
    const key = `${kind} ${id}`
    const known = kept.get(key)
    if (known?.at === at) return known.summary
    if (!sum) return null
    const summary = await sum()
    await this.logs.keepSummary({ key, at, summary }).catch(() => undefined)
    return summary
  }

  async #finished(): Promise<{ id: string; at: number }[]> {
    const tables = await this.logs.tables()
    return tables
      .filter(({ standing }) => standing.sitting.state === 'over')
      .map(({ id, standing }) => ({ id, at: standing.sitting.at }))
  }

  #recorded(text: string): MatchSummary {
    return this.engine<MatchSummary>('record-summary', { text })
  }

  async #inTurn<Item>(items: readonly Item[], write: (item: Item) => Promise<string>) {
    const written: string[] = []
    for (const item of items) written.push(await write(item))
    return written
  }
}

function source(kind: MatchKind, id: string, at: number, sum: Sum | null): Source {
  return { kind, id, at, sum }
}

/** The same match may be here twice: played here, and come back as a file. */
function keepFirst(matches: Map<string, GroupMatch>, match: GroupMatch): void {
  const at = match.at || Date.parse(match.summary.date ?? '') || 0
  if (!matches.has(match.summary.id)) matches.set(match.summary.id, { ...match, at })
}

function readFile(text: string): GroupFile {
  try {
    const file = JSON.parse(text) as GroupFile
    const lists = [file.pads, file.records]
    const fits = lists.every((list) => list.every((each) => typeof each === 'string'))
    if (file.format === FORMAT && fits) return file
  } catch {
    // Told below.
  }
  throw new Refusal({ code: 'no-group-file' })
}
