/** Asks for a hint. */
import { roomOf } from '../catalogue'
import { ask } from '../net/requests'
import type { Table } from '../net/table'
import type { Hint } from '../protocol/generated'
import { settings } from '../settings/settings.svelte'
import { showHint } from './hint.svelte'

/** What the expert would do at one's own seat: from this device if it can, else from the server. */
async function hintOf(table: Table, language: string): Promise<Hint> {
  const elsewhere = () => ask<Hint>('POST', `/api/tables/${table.id}/hint?lang=${language}`)
  const here = await import('../device/advice').catch(() => null)
  return here?.canAdvise() ? here.hintAt(table, language).catch(elsewhere) : elsewhere()
}

/** Fetches a hint, and shows it unless play has gone on. */
export async function askHint(table: Table): Promise<void> {
  const view = table.view!
  const { round } = view.match!
  const { language } = settings
  const asked = table.engine?.hint(language) ?? hintOf(table, language)
  const [told, room] = await Promise.all([asked, roomOf(view.game)])
  if (table.view?.match?.round !== round) return
  showHint({ ...told, card: room.cardOf(told.move, view) }, round)
}
