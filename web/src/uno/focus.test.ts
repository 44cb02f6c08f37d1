import { render, screen } from '@testing-library/svelte'
import { beforeAll, expect, test } from 'vitest'
import type { Table } from '../net/table'
import { rallyeView } from '../rallye/fixtures'
import { namesOf } from '../table/names'
import { quietTable } from '../testing/table'
import { loadTexts } from '../texts/texts.svelte'
import { unoView } from './fixtures'
import UnoBoard from './UnoBoard.svelte'
import { until } from '../testing/until'

beforeAll(() => loadTexts('web', 'web-table', 'table-uno', 'uno'))
beforeAll(() => import('./Questions.svelte'))

test('after a colour was wished the keys go on at the hand', async () => {
  const view = unoView({ legal: ['wild=red', 'wild=blue', 'draw'] })
  const table: Table = { ...quietTable(rallyeView()).table, view }
  render(UnoBoard, { table, view, names: namesOf(view), edition: 'uno-carabiner' })
  for (const name of ['Farbenwahl', /Farbenwahl legen/, /Tropfen/]) {
    const button = await screen.findByRole('button', { name })
    button.focus()
    button.click()
  }
  const card = screen.getByRole('button', { name: 'Farbenwahl' })
  await until(() => expect(document.activeElement).toBe(card))
  expect(document.querySelector('dialog')).toBeNull()
})
