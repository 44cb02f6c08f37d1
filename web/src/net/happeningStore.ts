/** What happened at a table, stored for this tab: the log survives a reload. */
import type { Happening } from './table'

const MAX_HAPPENINGS = 60

/** The last happenings up to a version, without a gap. */
interface Stored {
  v: number
  happenings: readonly Happening[]
}

export function storedHappenings(table: string): Stored {
  const nothing = { v: 0, happenings: [] }
  try {
    return (JSON.parse(sessionStorage.getItem(place(table))!) as Stored | null) ?? nothing
  } catch {
    return nothing
  }
}

export function storeHappenings(table: string, { v, happenings }: Stored): void {
  try {
    const last = happenings.slice(-MAX_HAPPENINGS)
    sessionStorage.setItem(place(table), JSON.stringify({ v, happenings: last }))
  } catch {
    // Without storage the log is empty after a reload.
  }
}

function place(table: string): string {
  return `tischrunde.log.${table}`
}
