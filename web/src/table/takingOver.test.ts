import { beforeAll, expect, test } from 'vitest'
import { Problem } from '../net/requests'
import { server } from '../testing/server'
import { need } from '../texts/texts.svelte'
import { isSpent, takeOver } from './takingOver'

const { asked, answering } = server()
const ADMITTED = { 'POST /api/guests': {}, 'POST /api/tables/t1/claims': { seat: 1 } }

beforeAll(() => need('web', 'web-table'))

test('a device that is known claims at once', async () => {
  answering({ ...ADMITTED, 'GET /api/me': { name: 'Igel' } })
  expect(await takeOver('t1', 'abc')).toBeNull()
  expect(asked).toEqual(['GET /api/me', 'POST /api/tables/t1/claims'])
})

test('a device nobody has used yet comes in first', async () => {
  answering({ ...ADMITTED, 'GET /api/me': { code: 'not-known' } })
  expect(await takeOver('t1', 'abc')).toBeNull()
  expect(asked).toEqual(['GET /api/me', 'POST /api/guests', 'POST /api/tables/t1/claims'])
})

test.each(['too-many', 'unavailable'])(
  'a server that only answers "%s" does not make somebody new of a guest',
  async (code) => {
    answering({ ...ADMITTED, 'GET /api/me': { code } })
    expect(await takeOver('t1', 'abc')).toMatchObject({ code })
    expect(asked).toEqual(['GET /api/me'])
  },
)

test('a token that was used is spent; one nobody could ask about is not', () => {
  expect(isSpent(new Problem('no-such-token'))).toBe(true)
  expect(isSpent(new Problem('unreachable'))).toBe(false)
})
