/** The tables that are kept on this device; the engine is not needed to list them. */
import type { NewDeviceTable, Standing } from '../protocol/generated'
import { withLogs } from './logs'

/** How they stand, the one that was played last first. */
export async function ownTables(): Promise<Standing[]> {
  const tables = await withLogs((logs) => logs.tables())
  return tables
    .map(({ standing }) => standing)
    .toSorted((one, other) => other.sitting.at - one.sitting.at)
}

/** What a table was opened for; null if it is not here. */
export async function wantedAt(table: string): Promise<NewDeviceTable | null> {
  const kept = await withLogs((logs) => logs.read(table))
  return kept?.table.wanted ?? null
}

export function deleteTable(table: string): Promise<void> {
  return withLogs((logs) => logs.delete(table))
}
