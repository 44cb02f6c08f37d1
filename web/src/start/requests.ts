/** Requests about tables that are not played yet. */
import { ask } from '../net/requests'
import type * as protocol from '../protocol/generated'

export const openTable = (body: protocol.NewTable) =>
  ask<protocol.Opened>('POST', '/api/tables', body)
export const board = () => ask<protocol.Board>('GET', '/api/tables')
export const leaveSeat = (table: string, seat: number) =>
  ask<void>('DELETE', `/api/tables/${table}/seats/${seat}`)
export const newCode = (table: string) => ask<protocol.Recoded>('POST', `/api/tables/${table}/code`)
export const closeTable = (table: string) => ask<void>('DELETE', `/api/tables/${table}`)
