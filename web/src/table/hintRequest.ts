/** Asks for a hint. */
import { roomOf } from '../catalogue'
import { hint } from '../net/requests'
import type { Table } from '../net/table'
import { settings } from '../settings/settings.svelte'
import { showHint } from './hint.svelte'

/** Fetches a hint, and shows it unless play has gone on. */
export async function askHint(table: Table): Promise<void> {
  const view = table.view!
  const { round } = view.match!
  const { language } = settings
  const asked = table.engine?.hint(language) ?? hint(table.id, language)
  const [told, room] = await Promise.all([asked, roomOf(view.game)])
  if (table.view?.match?.round !== round) return
  showHint({ ...told, card: room.cardOf(told.move, view) }, round)
}
