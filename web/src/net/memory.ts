/** What happened at a table, kept for this tab: after a reload the log is still there. */
import type { Happening } from './table'

const KEPT = 60

export function remembered(table: string): Happening[] {
  try {
    return JSON.parse(sessionStorage.getItem(`tischrunde.log.${table}`) ?? '[]') as Happening[]
  } catch {
    return []
  }
}

export function remember(table: string, happenings: readonly Happening[]): void {
  try {
    sessionStorage.setItem(`tischrunde.log.${table}`, JSON.stringify(happenings.slice(-KEPT)))
  } catch {
    // Without storage the log begins anew after a reload.
  }
}
