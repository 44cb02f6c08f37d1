/** Leads the page and the reader's focus to a place in the rulebook. */
import { tick } from 'svelte'

export async function find(anchor: string): Promise<void> {
  await tick()
  // Lines break elsewhere once the page has its own letters.
  await document.fonts.ready
  const place = document.getElementById(anchor)
  place?.scrollIntoView({ block: 'start' })
  place?.focus({ preventScroll: true })
}
