import { render } from '@testing-library/svelte'
import { beforeAll, expect, test } from 'vitest'
import type { Room } from '../catalogue'
import type { RoundEnded } from '../protocol/generated'
import { rallyeView } from '../rallye/fixtures'
import { quietTable } from '../testing/table'
import { unoView } from '../uno/fixtures'
import { room } from '../uno/unoRoom'
import { loadTexts } from '../texts/texts.svelte'
import RoundResult from './RoundResult.svelte'

beforeAll(() => loadTexts('web', 'web-table', 'table-uno', 'uno'))

test('who won a round is what the server says, not who has most points', () => {
  const view = unoView()
  const sheets = [10, 70, 20, 30].map((points) => ({
    lines: [{ id: 'own-numbers', clause: 'points', points, count: 1 }],
  }))
  view.match!.sheets = [sheets] as never
  const ended: RoundEnded = { event: 'RoundEnded', winner: 0, sheets: [] }
  const table = {
    ...quietTable(rallyeView()).table,
    view,
    happenings: [{ v: 9, at: 9, by: 0, events: [ended], missed: false }],
  }
  render(RoundResult, { table, view, room: room as unknown as Room, onclose: () => undefined })
  expect(document.querySelector('.verdict')!.textContent).toBe('Du gewinnst die Runde!')
})
