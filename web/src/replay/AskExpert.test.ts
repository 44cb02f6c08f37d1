/** The expert at a position of a replay, who answers when it is told to. */
import { render, screen } from '@testing-library/svelte'
import { expect, it, vi } from 'vitest'
import { rallyeView } from '../rallye/fixtures'
import { loadTexts } from '../texts/texts.svelte'
import AskExpert from './AskExpert.svelte'
import { ReplayTable } from './replayTable.svelte'
import { Timeline } from './timeline'

const { ask } = vi.hoisted(() => ({ ask: vi.fn() }))
vi.mock('../device/device.svelte', () => ({ device: { ask } }))

await loadTexts('web', 'web-table', 'web-odds')

it('says nothing to one seat that was asked for another', async () => {
  let answer: ((told: null) => void) | undefined
  ask.mockImplementation(() => new Promise((done) => (answer = done)))
  const view = { ...rallyeView({}, { seat: null }) }
  const timeline = new Timeline({ view, events: [], moves: [] })
  const engine = { hint: () => Promise.reject(new Error()), record: () => Promise.resolve('') }
  const table = new ReplayTable('T', '', timeline, 0, engine)
  const { rerender } = render(AskExpert, { table, seat: '0' })
  const button = await screen.findByRole<HTMLButtonElement>('button')
  button.click()
  await vi.waitFor(() => expect(answer).toBeDefined())
  await rerender({ table, seat: '1' })
  answer!(null)
  await vi.waitFor(() => expect(button.disabled).toBe(false))
  expect(screen.queryByTestId('expert')).toBeNull()
})
