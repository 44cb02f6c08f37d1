import { fireEvent, render, screen } from '@testing-library/svelte'
import { expect, it, vi } from 'vitest'
import { loadTexts } from '../texts/texts.svelte'
import HouseNumber from './HouseNumber.svelte'

await loadTexts('web', 'web-start')

/** Types into a field for numbers from 1 to 9; returns the value set and the text shown. */
async function typed(value: number, text: string) {
  const onchange = vi.fn((taken: number) => void rerender({ value: taken }))
  const props = { label: 'Ziel', printed: 5, value, least: 1, most: 9, onchange }
  const { rerender } = render(HouseNumber, props)
  const field = screen.getByRole<HTMLInputElement>('spinbutton')
  await fireEvent.change(field, { target: { value: text } })
  return { played: onchange.mock.lastCall?.[0] ?? value, shown: field.value }
}

it.each([
  [1, '7', 7],
  [1, '0', 1],
  [9, '12', 9],
  [5, '5.5', 5],
  [5, '', 5],
])('of %i and then "%s" remains %i, and so it is shown', async (value, text, remains) => {
  expect(await typed(value, text)).toEqual({ played: remains, shown: String(remains) })
})
