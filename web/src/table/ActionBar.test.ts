import { render, screen } from '@testing-library/svelte'
import { flushSync } from 'svelte'
import { afterEach, beforeAll, expect, test, vi } from 'vitest'
import { rallyeView } from '../rallye/fixtures'
import { quietTable } from '../testing/table'
import { loadTexts } from '../texts/texts.svelte'
import ActionBar, { type Action } from './ActionBar.svelte'
import { TABLE_CONTEXT } from './tableContext'

const run = vi.fn()
const LAY: Action = { id: 'lay', label: 'Legen', tone: 'main', run }
const HINT: Action = { id: 'hint', label: 'Wähle', tone: 'plain', disabled: true, run }

beforeAll(() => loadTexts('web', 'web-table'))
afterEach(() => {
  run.mockClear()
  document.body.replaceChildren()
})

function bar(busy: boolean) {
  const table = { ...quietTable(rallyeView()).table, busy }
  const context = new Map([[TABLE_CONTEXT, { table, acting: null }]])
  return render(ActionBar, { props: { actions: [LAY] }, context })
}

test('while a move is on its way a button keeps the focus and does nothing', () => {
  bar(true)
  const lay = screen.getByRole('button', { name: 'Legen' })
  lay.focus()
  lay.click()
  expect(document.activeElement).toBe(lay)
  expect(lay.getAttribute('aria-disabled')).toBe('true')
  expect(run).not.toHaveBeenCalled()
})

test('when the button with the focus is gone, keys go on at the hand', async () => {
  const card = document.body.appendChild(document.createElement('button'))
  card.dataset.card = 'stop'
  card.tabIndex = 0
  const { rerender } = bar(false)
  screen.getByRole('button', { name: 'Legen' }).focus()
  await rerender({ actions: [HINT] })
  flushSync()
  expect(document.activeElement).toBe(card)
})

test('whoever is elsewhere stays there', async () => {
  const other = document.body.appendChild(document.createElement('button'))
  const { rerender } = bar(false)
  other.focus()
  await rerender({ actions: [HINT] })
  expect(document.activeElement).toBe(other)
})
