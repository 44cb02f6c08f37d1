/** Entering a page: all it needs is fetched at once. */
import { fonts } from './look/fonts'
import { loadTexts, type TextFile } from './texts/texts.svelte'

/** Fetches a page, its texts and its fonts at the same time; a page without its fonts is shown too. */
export async function entered<Page>(page: Promise<Page>, ...texts: TextFile[]): Promise<Page> {
  const letters = fonts().catch(() => undefined)
  const [shown] = await Promise.all([page, loadTexts('web', ...texts), letters])
  return shown
}
