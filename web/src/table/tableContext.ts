/** The context of a table: what its parts need, without every board passing it on. */
import { getContext, setContext, type Snippet } from 'svelte'
import type { Table } from '../net/table'
import type { PacedTable } from './pacedTable.svelte'

export interface TableContext {
  readonly table: Table
  /** The same table, where updates can wait: not in a replay. */
  readonly paced?: PacedTable
  /** The panel for status and actions on wide screens. */
  readonly acting: HTMLElement | null
  /** In a lesson the coach's words: told in the place of the status, and over questions. */
  readonly coach?: Snippet
}

export const TABLE_CONTEXT = Symbol('context')

export const setTableContext = (context: TableContext): TableContext =>
  setContext(TABLE_CONTEXT, context)
export const getTableContext = (): TableContext | undefined =>
  getContext<TableContext | undefined>(TABLE_CONTEXT)

/** Whether nothing can be played: a move is being sent, or the connection is gone. */
export function isHeldUp(context: TableContext | undefined): boolean {
  return !!context && (context.table.busy || context.table.status !== 'live')
}
