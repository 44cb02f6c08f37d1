/** What the parts of a table need to know of it, without every board handing it down. */
import { getContext, setContext } from 'svelte'
import type { Table } from '../net/table'
import type { PacedTable } from './pacedTable.svelte'

export interface TableContext {
  readonly table: Table
  /** The same, where what happens can wait: not in a replay. */
  readonly paced?: PacedTable
  /** Where status and actions go on wide screens, beside the board. */
  readonly acting: HTMLElement | null
}

export const TABLE_CONTEXT = Symbol('context')

export const setTableContext = (context: TableContext): TableContext =>
  setContext(TABLE_CONTEXT, context)
export const getTableContext = (): TableContext | undefined =>
  getContext<TableContext | undefined>(TABLE_CONTEXT)

/** Nothing can be done: a move is on its way, or the connection is gone. */
export function isHeldUp(context: TableContext | undefined): boolean {
  return !!context && (context.table.busy || context.table.status !== 'live')
}
