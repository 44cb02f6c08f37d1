/** A fake server with answers given by the test; texts still come from their files. */
import { vi } from 'vitest'

type Answer = readonly [status: number, said?: unknown]

const texts = globalThis.fetch

/** Answers requests such as `GET /api/visitor`; returns the list of requests so far. */
export function serve(
  answer: (request: string) => Answer | undefined | Promise<Answer>,
): readonly string[] {
  const asked: string[] = []
  vi.stubGlobal('fetch', async (address: string, { method = 'GET', headers }: RequestInit = {}) => {
    if (/\.(ftl|txt)$/.test(address)) return texts(address)
    const code = new Headers(headers).get('tischrunde-code')
    const request = [method, address, code].filter(Boolean).join(' ')
    asked.push(request)
    const answered = await answer(request)
    if (!answered) throw new TypeError('nobody answers')
    const [status, said] = answered
    return new Response(said === undefined ? null : JSON.stringify(said), { status })
  })
  return asked
}

export function known(name: string, seats: readonly object[] = []): object {
  return { guest: 'g', name, shape: 'star', program: false, created: 0, expires: 0, seats }
}
