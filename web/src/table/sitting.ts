/** What the parts of a table need to know of it, without every board handing it down. */
import { getContext, setContext } from 'svelte'
import type { Table } from '../net/table'
import type { ToldTable } from './told.svelte'

export interface Sitting {
  readonly table: Table
  /** The same, where what happens can wait: not in a replay. */
  readonly told?: ToldTable
  /** Where status and actions go on wide screens, beside the board. */
  readonly acting: HTMLElement | null
}

export const SITTING = Symbol('sitting')

export const setSitting = (sitting: Sitting): Sitting => setContext(SITTING, sitting)
export const getSitting = (): Sitting | undefined => getContext<Sitting | undefined>(SITTING)

/** Nothing can be done: a move is on its way, or the connection is gone. */
export function isHeldUp(sitting: Sitting | undefined): boolean {
  return !!sitting && (sitting.table.busy || sitting.table.status !== 'live')
}
