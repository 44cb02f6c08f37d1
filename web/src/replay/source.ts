/** Where a replay comes from: a server, or this device. */
import { ask, Problem } from '../net/requests'
import type { TableEngine } from '../net/table'
import type { Replay } from '../protocol/generated'
import { idHere, isHere } from './address'

/** The engine that has the record of a replay; none if a server has it. */
export function engineOf(table: string): TableEngine | undefined {
  if (!isHere(table)) return undefined
  return {
    hint: () => Promise.reject(new Problem('not-allowed')),
    record: async () => {
      const { recordHere } = await import('../device/records')
      return recordHere(idHere(table))
    },
  }
}

/** A match as a seat saw it, or `open` with all cards open. */
export async function replayOf(table: string, seat: string, code: string): Promise<Replay> {
  if (!isHere(table)) return ask('GET', `/api/tables/${table}/replay?seat=${seat}`, undefined, code)
  const { seenHere } = await import('../device/records')
  return seenHere(idHere(table), seat)
}
