/** Asks for a hint. */
import { roomOf } from '../catalogue'
import { ask } from '../net/requests'
import type { Table } from '../net/table'
import type { Hint } from '../protocol/generated'
import { settings } from '../settings/settings.svelte'
import { showHint } from './hint.svelte'

/** What the expert would do at one's own seat; only where all others are bots. */
const hintOf = (table: string, language: string) =>
  ask<Hint>('POST', `/api/tables/${table}/hint?lang=${language}`)

/** Fetches a hint, and shows it unless play has gone on. */
export async function askHint(table: Table): Promise<void> {
  const view = table.view!
  const { round } = view.match!
  const { language } = settings
  const asked = table.engine?.hint(language) ?? hintOf(table.id, language)
  const [told, room] = await Promise.all([asked, roomOf(view.game)])
  if (table.view?.match?.round !== round) return
  showHint({ ...told, card: room.cardOf(told.move, view) }, round)
}
