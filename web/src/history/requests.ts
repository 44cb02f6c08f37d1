/** Requests about the guest's own tables. */
import { ask } from '../net/requests'
import type * as protocol from '../protocol/generated'

/** A page of the guest's own tables, from after the place where another ended. */
export const history = (after: string | null = null) =>
  ask<protocol.History>('GET', `/api/me/tables${after ? `?after=${after}` : ''}`)
/** Lists a table of the guest's no more until it is over. */
export const hideTable = (table: string) => ask<void>('PUT', `/api/me/hidden/${table}`)
export const unhideTable = (table: string) => ask<void>('DELETE', `/api/me/hidden/${table}`)
