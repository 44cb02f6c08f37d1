/** Plain requests to the server, typed by the protocol. */
import type * as protocol from '../protocol/generated'
import { base } from './serverAddress'
import type { View } from './views'

/** Whether there is no server: nothing but files. */
export const isSite = 'site' in document.documentElement.dataset

/** Why something was not done: a code to look up in the texts; for a refused move also the refusal. */
export class Problem extends Error {
  constructor(
    readonly code: string,
    readonly refusal: protocol.Refusal | null = null,
    readonly retry: number | null = null,
  ) {
    super(code)
  }
}

export const games = () => ask<protocol.Games>('GET', '/api/games')
/** The guest one is; null if the server does not know. */
export const me = async () => (await ask<protocol.Visitor>('GET', '/api/visitor')).me
export const createGuest = (body: protocol.NewGuest) =>
  ask<protocol.Admitted>('POST', '/api/guests', body)
export const rename = (body: protocol.Renamed) => ask<protocol.Me>('PUT', '/api/me', body)
export const findTable = (code: string) => ask<protocol.Found>('GET', '/api/codes', undefined, code)
export const fetchTable = (table: string, code = '') =>
  ask<{ v: number; view: View }>('GET', `/api/tables/${table}`, undefined, code)
export const takeSeat = (table: string, body: protocol.TakeSeat) =>
  ask<protocol.Seat>('POST', `/api/tables/${table}/seats`, body)

export const rulebook = (edition: string, language: string) =>
  ask<protocol.Rulebook>('GET', `/api/rules/${encodeURIComponent(edition)}?lang=${language}`)

/** Where the record of a match can be downloaded, by those who need no code for it. */
export function recordAddress(table: string): string {
  return `${base}/api/tables/${table}/record`
}

/** The code of a table goes into a header: addresses are logged on the way. */
export function withCode(code: string): Record<string, string> {
  return code ? { 'tischrunde-code': encodeURIComponent(code) } : {}
}

/** What a site has. */
const FILES = /^.api.(games|rules|manuals)/

export async function ask<Reply>(
  method: string,
  path: string,
  body?: unknown,
  code = '',
  signal: AbortSignal | null = null,
): Promise<Reply> {
  if (isSite) path = FILES.test(path) ? `${path.replace('?lang=', '.')}.json` : unreachable()
  const init: RequestInit = { method, credentials: 'same-origin', headers: withCode(code), signal }
  if (body !== undefined) {
    init.body = JSON.stringify(body)
    init.headers = { ...init.headers, 'content-type': 'application/json' }
  }
  const answer = await fetch(base + path, init).catch(unreachable)
  if (answer.status === 204) return undefined as Reply
  // An answer that is not JSON comes from a proxy that did not reach the server.
  const said: unknown = await answer.json().catch(unreachable)
  if (answer.ok) return said as Reply
  throw problemOf(said as Partial<protocol.Problem>)
}

function unreachable(): never {
  throw new Problem('unreachable')
}

export function problemOf(said: Partial<protocol.Problem | protocol.Err>): Problem {
  const { code = 'unreachable', reason, clause, args, retry = null } = said
  const refusal = reason && clause ? { reason, clause, args: args ?? {} } : null
  return new Problem(code, refusal, retry)
}
