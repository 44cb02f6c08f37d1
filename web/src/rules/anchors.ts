/** Anchors of clauses on their page; published links keep working. */
import { tick } from 'svelte'
import { address } from '../pages.svelte'

/** The id of a clause or chapter in the page, from a clause (`fx-schmid/two-200s`) or an anchor. */
export function anchorOf(clause: string): string {
  return clause.replaceAll('/', '-')
}

/** The full address of a place in a rulebook, to share. */
export function linkTo(edition: string, clause: string): string {
  return `${location.origin}${address(`/rules/${edition}`)}#${anchorOf(clause)}`
}

/** Scrolls to a place in the rulebook and moves the focus there. */
export async function goToAnchor(anchor: string): Promise<void> {
  await tick()
  // Lines break elsewhere once the fonts are loaded.
  await document.fonts.ready
  const place = document.getElementById(anchor)
  place?.scrollIntoView({ block: 'start' })
  place?.focus({ preventScroll: true })
}
