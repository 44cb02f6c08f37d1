import { fireEvent, render, screen } from '@testing-library/svelte'
import { afterEach, beforeAll, beforeEach, expect, it, vi } from 'vitest'
import { rallyeView } from '../rallye/fixtures'
import { known, serve } from '../testing/server'
import { quietTable } from '../testing/table'
import { loadTexts } from '../texts/texts.svelte'
import Lobby from './Lobby.svelte'
import { until } from '../testing/until'

const SEATED = 'POST /api/tables/table/seats'
const open = { ...rallyeView(), match: null, seat: null, state: 'open', host: 0 }
const view = { ...open, chairs: [open.chairs[0]!, null] }

let answer: (me: readonly [number, unknown]) => void
let asked: readonly string[]

beforeAll(() => loadTexts('web', 'web-start', 'web-table', 'table', 'server', 'rallye'))
beforeEach(() => {
  const me = new Promise<readonly [number, unknown]>((resolve) => (answer = resolve))
  asked = serve((request) => {
    if (request === 'GET /api/visitor') return me
    return request === SEATED ? [201, { table: 'table', seat: 1 }] : undefined
  })
})
afterEach(() => void vi.unstubAllGlobals())

it('whoever is known sits down by their name, however soon they press', async () => {
  render(Lobby, { table: { ...quietTable(view).table, seated: vi.fn() }, leaving: false })
  await fireEvent.click(screen.getByRole('button', { name: /Platz 2/ }))
  expect(screen.queryByRole('dialog')).toBeNull()
  answer([200, { me: known('Luchs') }])
  await until(() => expect(asked).toContain(SEATED))
  expect(screen.queryByRole('dialog')).toBeNull()
  expect(asked).not.toContain('PUT /api/me')
})

it('a seat whose answer is lost is looked for all the same', async () => {
  serve((request) => (request === 'GET /api/visitor' ? [200, { me: known('Luchs') }] : undefined))
  const seated = vi.fn()
  render(Lobby, { table: { ...quietTable(view).table, seated }, leaving: false })
  await fireEvent.click(screen.getByRole('button', { name: /Platz 2/ }))
  await until(() => expect(seated).toHaveBeenCalledOnce())
})

const hosted = { ...view, seat: 0, code: 'igel-lampe-wolke-anker' }

it('the host closes the table with two taps', async () => {
  const table = { ...quietTable(hosted).table, seated: vi.fn() }
  const closed = `DELETE /api/tables/${table.id}`
  const requests = serve((request) => (request === closed ? [204] : undefined))
  render(Lobby, { table, leaving: false })
  await fireEvent.click(screen.getByRole('button', { name: 'Tisch schließen' }))
  expect(requests).not.toContain(closed)
  await fireEvent.click(screen.getByRole('button', { name: 'Wirklich für alle schließen?' }))
  await until(() => expect(requests).toContain(closed))
})

it('the host sends people away and gives new words, others do not', async () => {
  const full = { ...hosted, chairs: [open.chairs[0]!, { ...open.chairs[0]!, name: 'Eule' }] }
  const seen = (view: typeof full) => ({ ...quietTable(view).table, seated: vi.fn() })
  const { unmount } = render(Lobby, { table: seen(full), leaving: false })
  expect(screen.getByRole('button', { name: 'Eule wegschicken' })).toBeTruthy()
  expect(screen.getByRole('button', { name: 'Neue Wörter' })).toBeTruthy()
  unmount()
  render(Lobby, { table: seen({ ...full, seat: 1 }), leaving: false })
  expect(screen.queryByRole('button', { name: /wegschicken/ })).toBeNull()
  expect(screen.queryByRole('button', { name: 'Neue Wörter' })).toBeNull()
  expect(screen.queryByRole('button', { name: 'Tisch schließen' })).toBeNull()
})
