import { render } from '@testing-library/svelte'
import { beforeAll, expect, test } from 'vitest'
import type { ClockView } from '../protocol/generated'
import { rallyeView } from '../rallye/fixtures'
import { quietTable } from '../testing/table'
import { loadTexts } from '../texts/texts.svelte'
import { TABLE_CONTEXT } from './tableContext'
import TurnNotice from './TurnNotice.svelte'

beforeAll(() => loadTexts('web', 'web-table'))

function notice(ends: number | null): HTMLElement {
  const clock: ClockView = { kind: 'pause', began: 0, ends, seats: [0] }
  const { table } = quietTable(rallyeView({}, { clock }))
  const paced = { live: { ...table, now: () => 0 } }
  return render(TurnNotice, { context: new Map([[TABLE_CONTEXT, { table, paced }]]) }).container
}

test('after a round it says until when the table waits', () => {
  const shown = notice(20_000)
  expect(shown.textContent).toContain('spätestens wenn die Zeit um ist')
  expect(shown.querySelector('svg')).not.toBeNull()
})

test('where no clock runs it promises none', () => {
  const shown = notice(null)
  expect(shown.textContent).toContain('sobald jemand auf „Weiter“ tippt')
  expect(shown.querySelector('svg')).toBeNull()
})
