import { render, screen } from '@testing-library/svelte'
import { beforeAll, expect, test } from 'vitest'
import { rallyeView } from '../rallye/fixtures'
import { quietTable } from '../testing/table'
import { loadTexts, say } from '../texts/texts.svelte'
import Banners from './Banners.svelte'

beforeAll(() => loadTexts('web', 'web-table', 'table', 'server'))

test('who has too many pages open is told so, and not that the connection is gone', () => {
  const view = rallyeView()
  const table = { ...quietTable(view).table, status: 'crowded' as const }
  render(Banners, { table, view, recalling: null, open: () => undefined })
  expect(screen.getByText(say('server', 'problem-too-many-sockets'))).toBeTruthy()
  expect(screen.queryByText(say('web', 'away', { seconds: 0 }))).toBeNull()
})
