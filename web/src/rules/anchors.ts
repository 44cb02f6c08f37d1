/** Where a clause stands on its page; addresses given to people keep working. */
import { address } from '../pages.svelte'

/** The id of a clause or chapter in the page, from a clause (`fx-schmid/two-200s`) or an anchor. */
export function anchorOf(clause: string): string {
  return clause.replaceAll('/', '-')
}

/** The full address of a place in a rulebook, to hand to others. */
export function linkTo(edition: string, clause: string): string {
  return `${location.origin}${address(`/rules/${edition}`)}#${anchorOf(clause)}`
}
