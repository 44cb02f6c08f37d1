import { fireEvent, render, screen } from '@testing-library/svelte'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { rallyeView } from '../rallye/fixtures'
import { serve } from '../testing/server'
import { loadTexts } from '../texts/texts.svelte'
import { Timeline } from './timeline'
import Headline from './Headline.svelte'
import { ReplayTable } from './replayTable.svelte'

await loadTexts('web', 'web-table', 'web-replay', 'rallye', 'table', 'server')

type Answer = readonly [status: number, said?: unknown]

/** Open requests, by the seat that was asked for. */
let pending: Map<string, (answer: Answer) => void>

beforeEach(() => {
  pending = new Map()
  serve((request) => {
    const seat = new URLSearchParams(request.split('?')[1]).get('seat')!
    return new Promise<Answer>((answer) => pending.set(seat, answer))
  })
})
afterEach(() => vi.unstubAllGlobals())

const seenBy = (seat: number | null) => ({
  view: { ...rallyeView({}, { seat }) },
  events: [],
  moves: [],
})

function shown() {
  const table = new ReplayTable('T', '', new Timeline(seenBy(null)), 0)
  render(Headline, { table, seat: 'open' })
  const select = screen.getByRole<HTMLSelectElement>('combobox')
  const choose = (seat: string) => fireEvent.change(select, { target: { value: seat } })
  return { table, select, choose }
}

async function answer(seat: string, said: Answer): Promise<void> {
  pending.get(seat)!(said)
  await new Promise((heard) => setTimeout(heard))
}

it('names again whose eyes it is seen with when others cannot be had', async () => {
  const { table, select, choose } = shown()
  await choose('1')
  await answer('1', [503, { code: 'unavailable' }])
  expect([table.view.seat, select.value]).toEqual([null, 'open'])
  expect(screen.getByRole('banner').querySelector('.problem')).not.toBeNull()
})

it('shows what was chosen last, whichever answer comes last', async () => {
  const { table, select, choose } = shown()
  await choose('0')
  await choose('1')
  await answer('1', [200, seenBy(1)])
  await answer('0', [200, seenBy(0)])
  expect([table.view.seat, select.value]).toEqual([1, '1'])
})
