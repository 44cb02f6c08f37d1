import { fireEvent, render, screen, waitFor } from '@testing-library/svelte'
import { afterEach, beforeAll, beforeEach, expect, it, vi } from 'vitest'
import { quietTable, rallyeView } from '../testing/rallye'
import { known, serve } from '../testing/server'
import { need } from '../texts/texts.svelte'
import Lobby from './Lobby.svelte'

const SEATED = 'POST /api/tables/table/seats'
const open = { ...rallyeView(), match: null, seat: null, state: 'open', host: 0 }
const view = { ...open, chairs: [open.chairs[0]!, null] }

let answer: (me: readonly [number, unknown]) => void
let asked: readonly string[]

beforeAll(() => need('web', 'web-start', 'web-table', 'table', 'server', 'rallye'))
beforeEach(() => {
  const me = new Promise<readonly [number, unknown]>((resolve) => (answer = resolve))
  asked = serve((request) => {
    if (request === 'GET /api/me') return me
    return request === SEATED ? [201, { table: 'table', seat: 1 }] : undefined
  })
})
afterEach(() => void vi.unstubAllGlobals())

it('whoever is known sits down by their name, however soon they press', async () => {
  render(Lobby, { table: quietTable(view).table, leaving: false })
  await fireEvent.click(screen.getByRole('button', { name: /Platz 2/ }))
  expect(screen.queryByRole('dialog')).toBeNull()
  answer([200, known('Luchs')])
  await waitFor(() => expect(asked).toContain(SEATED))
  expect(screen.queryByRole('dialog')).toBeNull()
  expect(asked).not.toContain('PUT /api/me')
})

it('a seat whose answer is lost is looked for all the same', async () => {
  serve((request) => (request === 'GET /api/me' ? [200, known('Luchs')] : undefined))
  const seated = vi.fn()
  render(Lobby, { table: { ...quietTable(view).table, seated }, leaving: false })
  await fireEvent.click(screen.getByRole('button', { name: /Platz 2/ }))
  await waitFor(() => expect(seated).toHaveBeenCalledOnce())
})
