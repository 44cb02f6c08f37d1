import { afterEach, beforeAll, expect, test, vi } from 'vitest'
import { Problem } from '../net/requests'
import { known, serve } from '../testing/server'
import { loadTexts } from '../texts/texts.svelte'
import { isSpent, takeOver } from './seatTransfer'

beforeAll(() => loadTexts('web', 'web-table'))
afterEach(() => vi.unstubAllGlobals())

/** A server that grants every claim, and answers like this who the guest is. */
function servesAs(status: number, said: object) {
  return serve((request) => (request === 'GET /api/visitor' ? [status, said] : [200, {}]))
}

test('a device that is known claims at once', async () => {
  const asked = servesAs(200, { me: known('Igel') })
  expect(await takeOver('t1', 'abc')).toBeNull()
  expect(asked).toEqual(['GET /api/visitor', 'POST /api/tables/t1/claims'])
})

test('a device nobody has used yet comes in first', async () => {
  const asked = servesAs(200, { me: null })
  expect(await takeOver('t1', 'abc')).toBeNull()
  expect(asked).toEqual(['GET /api/visitor', 'POST /api/guests', 'POST /api/tables/t1/claims'])
})

test.each(['too-many', 'unavailable'])(
  'a server that only answers "%s" does not make somebody new of a guest',
  async (code) => {
    const asked = servesAs(503, { code })
    expect(await takeOver('t1', 'abc')).toMatchObject({ code })
    expect(asked).toEqual(['GET /api/visitor'])
  },
)

test('a token that was used is spent; one nobody could ask about is not', () => {
  expect(isSpent(new Problem('no-such-token'))).toBe(true)
  expect(isSpent(new Problem('unreachable'))).toBe(false)
})
