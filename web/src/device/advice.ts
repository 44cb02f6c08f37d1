/** Advice at a server's table, by the engine on this device: the server only shows the match. */
import { fetchTable, Problem } from '../net/requests'
import type { Table } from '../net/table'
import type { Hint, Odds } from '../protocol/generated'
import { device, isFetched } from './device.svelte'
import type { SeenMatch } from './messages'

/** Whether the engine can answer at once; if it has been fetched before, it is started. */
export function canAdvise(): boolean {
  if (!device.ready && isFetched()) device.start().catch(() => undefined)
  return device.ready
}

export async function hintAt(table: Table, language: string): Promise<Hint> {
  const told = await device.ask('view-hint', await seen(table, language))
  if (!told) throw new Problem('no-hint-to-give')
  return told.hint
}

export async function oddsAt(table: Table, language: string): Promise<Odds> {
  const told = await device.ask('view-odds', await seen(table, language))
  if (!told) throw new Problem('no-hint-to-give')
  return told
}

/** The match with all that can be counted, which is not sent with every move. */
async function seen({ id, code }: Table, language: string): Promise<SeenMatch> {
  const { view } = await fetchTable(id, code)
  if (!view.terms || !view.match) throw new Problem('no-hint-to-give')
  return { terms: view.terms, match: view.match, language }
}
