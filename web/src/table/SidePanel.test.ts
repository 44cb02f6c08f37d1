import { fireEvent, render, screen } from '@testing-library/svelte'
import { beforeAll, expect, test } from 'vitest'
import type { Room } from '../catalogue'
import { rallyeView } from '../rallye/fixtures'
import { room } from '../rallye/rallyeRoom'
import { happening, quietTable } from '../testing/table'
import { loadTexts } from '../texts/texts.svelte'
import SidePanel from './SidePanel.svelte'
import { until } from '../testing/until'

beforeAll(() => loadTexts('web', 'web-table', 'table-rallye', 'rallye'))

test('L leads to the log, wherever one was', async () => {
  const view = rallyeView()
  const { table } = quietTable(view, [happening(2, 1, { event: 'Laid', seat: 1, card: 'km-100' })])
  render(SidePanel, { table, view, room: room as unknown as Room, acting: null })
  await fireEvent.click(screen.getByRole('tab', { name: 'Wertung' }))
  await fireEvent.keyDown(document.body, { key: 'l' })
  const log = await screen.findByRole('list', { name: 'Verlauf' })
  await until(() => expect(document.activeElement).toBe(log))
})
