/** A server that answers as told, for tests of what asks it. */
import { afterEach, beforeEach, vi } from 'vitest'

type Answers = Record<string, unknown>

/** Answers `METHOD /path` with a body, or with a problem if it has a `code`; notes what is asked. */
export function server() {
  const asked: string[] = []
  let answers: Answers = {}
  const unchanged = globalThis.fetch

  beforeEach(() => {
    asked.length = 0
    vi.stubGlobal('fetch', (address: string, init: RequestInit = {}) => {
      const [path] = String(address).split('?')
      const request = `${init.method ?? 'GET'} ${path}`
      if (!path!.startsWith('/api/')) return unchanged(address, init)
      asked.push(request)
      if (!(request in answers)) return Promise.reject(new TypeError('unreachable'))
      const body = answers[request]
      const status = body !== null && typeof body === 'object' && 'code' in body ? 400 : 200
      return Promise.resolve(new Response(JSON.stringify(body), { status }))
    })
  })
  afterEach(() => vi.unstubAllGlobals())

  return {
    asked,
    answering(now: Answers): void {
      answers = now
    },
  }
}
