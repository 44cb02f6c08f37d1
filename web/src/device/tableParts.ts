/** What shows a table of this device: fetched while the engine starts, not after it. */
import { roomOf } from '../catalogue'
import type { Game } from '../net/views'
import { loadTexts } from '../texts/texts.svelte'

/** What does not come is fetched again when the table is shown. */
export function fetchTableParts(game: Game): void {
  const parts = [
    import('./DevicePage.svelte'),
    roomOf(game),
    loadTexts('web-table', 'table', 'server'),
  ]
  for (const part of parts) part.catch(() => undefined)
}
