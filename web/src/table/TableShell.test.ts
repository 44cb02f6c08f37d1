import { render } from '@testing-library/svelte'
import { afterEach, beforeAll, expect, test, vi } from 'vitest'
import type { View } from '../net/views'
import { goto, pages } from '../pages.svelte'
import { room } from '../rallye/rallyeRoom'
import { quietTable, rallyeView } from '../testing/rallye'
import { serve } from '../testing/server'
import { need } from '../texts/texts.svelte'
import type { Room } from './rooms'
import TableShell from './TableShell.svelte'

beforeAll(() => need('web', 'web-table', 'table-rallye', 'rallye'))
beforeAll(() => Promise.all([import('./rematch'), import('./Sheets.svelte')]))
afterEach(() => {
  vi.unstubAllGlobals()
  goto('/')
})

function over(again: boolean, successor: string | null): View {
  const view = rallyeView({ phase: 'over', waiting: [] }, { state: 'over', successor })
  view.chairs[0] = { ...view.chairs[0]!, again }
  return view
}

/** Sits at a table that is over, and looks on while it becomes another. */
async function look(before: View, after: View): Promise<void> {
  goto('/t/old')
  serve(() => [200, { v: 1, view: {} }])
  const table = { ...quietTable(rallyeView()).table, view: before }
  const props = { table, view: before, room: room as unknown as Room }
  const { rerender } = render(TableShell, props)
  await rerender({ ...props, view: after })
  await new Promise((done) => setTimeout(done, 30))
}

test('whoever wants to play again is taken along, with or without the sheet', async () => {
  await look(over(true, null), over(true, 'next'))
  await vi.waitFor(() => expect(pages.now).toMatchObject({ table: 'next' }))
})

test('whoever does not stays', async () => {
  await look(over(false, null), over(false, 'next'))
  expect(pages.now).toMatchObject({ table: 'old' })
})

test('whoever comes back to a table that has a successor stays', async () => {
  await look(over(true, 'next'), over(true, 'next'))
  expect(pages.now).toMatchObject({ table: 'old' })
})
