/** What happened at a table, kept for this tab: after a reload the log is still there. */
import type { Happening } from './table'

const MAX_HAPPENINGS = 60

/** The happenings up to a version, none of the last ones left out. */
interface Memory {
  v: number
  happenings: readonly Happening[]
}

export function remembered(table: string): Memory {
  const nothing = { v: 0, happenings: [] }
  try {
    return (JSON.parse(sessionStorage.getItem(place(table))!) as Memory | null) ?? nothing
  } catch {
    return nothing
  }
}

export function remember(table: string, { v, happenings }: Memory): void {
  try {
    const last = happenings.slice(-MAX_HAPPENINGS)
    sessionStorage.setItem(place(table), JSON.stringify({ v, happenings: last }))
  } catch {
    // Without storage the log begins anew after a reload.
  }
}

function place(table: string): string {
  return `tischrunde.log.${table}`
}
