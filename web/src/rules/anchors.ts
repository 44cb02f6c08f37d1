/** Where a clause stands on its page; addresses given to people keep working. */
import { tick } from 'svelte'
import { address } from '../pages.svelte'

/** The id of a clause or chapter in the page, from a clause (`fx-schmid/two-200s`) or an anchor. */
export function anchorOf(clause: string): string {
  return clause.replaceAll('/', '-')
}

/** The full address of a place in a rulebook, to hand to others. */
export function linkTo(edition: string, clause: string): string {
  return `${location.origin}${address(`/rules/${edition}`)}#${anchorOf(clause)}`
}

/** Leads the page and the reader's focus to a place in the rulebook. */
export async function goToAnchor(anchor: string): Promise<void> {
  await tick()
  // Lines break elsewhere once the page has its own letters.
  await document.fonts.ready
  const place = document.getElementById(anchor)
  place?.scrollIntoView({ block: 'start' })
  place?.focus({ preventScroll: true })
}
