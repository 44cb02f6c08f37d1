import { cleanup, render, screen } from '@testing-library/svelte'
import { afterEach, beforeAll, beforeEach, expect, test, vi, type MockInstance } from 'vitest'
import type { FromServer } from '../protocol/generated'
import { goto } from '../pages.svelte'
import { known, serve } from '../testing/server'
import { loadTexts } from '../texts/texts.svelte'
import TablePage from './TablePage.svelte'
import { until } from '../testing/until'

/** A socket on which the test speaks for the server. */
class FakeSocket {
  static readonly OPEN = 1
  static all: FakeSocket[] = []
  readyState = FakeSocket.OPEN
  sent: { t: string; table?: string; code?: string }[] = []
  onmessage: (event: { data: string }) => void = () => undefined
  constructor() {
    FakeSocket.all.push(this)
  }
  send(frame: string): void {
    this.sent.push(JSON.parse(frame) as { t: string })
  }
  hear(frame: FromServer): void {
    this.onmessage({ data: JSON.stringify(frame) })
  }
  close(): void {
    this.readyState = 3
  }
}

const TITLE = { name: 'Diesen Tisch finden wir nicht' }

let rewritten: MockInstance<History['replaceState']>

beforeAll(() => loadTexts('web', 'web-table', 'table', 'server'))
beforeEach(() => {
  FakeSocket.all = []
  vi.stubGlobal('WebSocket', FakeSocket)
  // happy-dom fires an event for this, browsers do not.
  rewritten = vi.spyOn(history, 'replaceState').mockImplementation(() => undefined)
})
afterEach(() => {
  cleanup()
  vi.unstubAllGlobals()
  rewritten.mockRestore()
  goto('/')
})

/** A server that knows the guest, and answers a claim like this, if at all. */
function serveClaims(answer?: readonly [number, object]): void {
  serve((request) => (request === 'GET /api/visitor' ? [200, { me: known('Igel') }] : answer))
}

function come(path: string): void {
  goto(path)
  render(TablePage)
}

const lines = (count: number) => until(() => expect(FakeSocket.all).toHaveLength(count))
const gone = () => FakeSocket.all.at(-1)!.hear({ t: 'gone', table: 't1' })

test('a link whose token is spent opens the table: this device may have the seat', async () => {
  serveClaims([404, { code: 'no-such-token' }])
  come('/t/t1#claim=abc')
  await lines(1)
  expect(rewritten.mock.lastCall?.[2]).toBe('/t/t1')
  expect(screen.queryByRole('heading', TITLE)).toBeNull()
})

test('who has no seat there is told why the token gives none', async () => {
  serveClaims([409, { code: 'token-expired' }])
  come('/t/t1#claim=abc')
  await lines(1)
  gone()
  await screen.findByRole('heading', TITLE)
  expect(document.querySelector('main p')!.textContent).toContain('abgelaufen')
})

test('a token that nobody could ask about stays in the address', async () => {
  serveClaims()
  come('/t/t1#claim=abc')
  await screen.findByRole('heading', TITLE)
  expect(rewritten).not.toHaveBeenCalled()
  expect(FakeSocket.all).toEqual([])
})

test('whoever leaves while a seat is being claimed keeps the address they went to', async () => {
  serveClaims([200, { seat: 1 }])
  goto('/t/t1#claim=abc')
  const { unmount } = render(TablePage)
  goto('/settings')
  unmount()
  await new Promise((done) => setTimeout(done, 30))
  expect(rewritten).not.toHaveBeenCalled()
  expect(FakeSocket.all).toEqual([])
})

test('whoever goes elsewhere needs no other line', async () => {
  come('/t/t1#roter-fuchs')
  await lines(1)
  goto('/settings')
  await new Promise((done) => setTimeout(done, 30))
  await lines(1)
})

test('the same code looks at the same table again', async () => {
  serve(() => [200, { table: 't1', link: '/t/t1#roter-fuchs' }])
  come('/t/t1#roter-fuchs')
  await lines(1)
  gone()
  const input = await screen.findByLabelText<HTMLInputElement>('Code des Tisches')
  input.value = 'roter-fuchs'
  input.dispatchEvent(new Event('input', { bubbles: true }))
  screen.getByRole('button', { name: 'Tisch suchen' }).click()
  await lines(2)
  cleanup()
  await new Promise((done) => setTimeout(done, 30))
  expect(FakeSocket.all.map(({ readyState }) => readyState)).toEqual([3, 3])
})
