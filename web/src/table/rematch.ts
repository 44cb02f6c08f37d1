/** The way from a table that is over to its rematch. */
import { fetchTable, Problem } from '../net/requests'
import { replacePage } from '../pages.svelte'

/** Whether this device may see the table of the rematch: spectators may lack its code. */
export async function mayEnter(table: string): Promise<boolean> {
  try {
    await fetchTable(table)
    return true
  } catch (error) {
    if (error instanceof Problem) return false
    throw error
  }
}

/** Goes there, in place of the table that is over, unless the page has changed meanwhile. */
export async function followRematch(table: string): Promise<void> {
  const here = location.href
  if ((await mayEnter(table)) && location.href === here) replacePage(`/t/${table}`)
}
