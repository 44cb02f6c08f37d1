/** The same again: the way from a table that is over to the next one. */
import { fetchTable, Problem } from '../net/requests'
import { replacePage } from '../pages.svelte'

/** Seats go on with the device that took them first; who only watched may lack the new code. */
export async function mayEnter(table: string): Promise<boolean> {
  try {
    await fetchTable(table)
    return true
  } catch (error) {
    if (error instanceof Problem) return false
    throw error
  }
}

/** Goes there unless somebody has gone elsewhere meanwhile; the way back leads past what is over. */
export async function followRematch(table: string): Promise<void> {
  const here = location.href
  if ((await mayEnter(table)) && location.href === here) replacePage(`/t/${table}`)
}
