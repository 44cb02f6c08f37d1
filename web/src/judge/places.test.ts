/** What lies in the places of a case, and the focus while it is changed. */
import { fireEvent, render, screen } from '@testing-library/svelte'
import { expect, it, vi } from 'vitest'
import { loadTexts } from '../texts/texts.svelte'
import SituationView from './Situation.svelte'
import { Situation } from './situation.svelte'

vi.mock('../device/device.svelte', () => ({ device: { ask: () => new Promise(() => undefined) } }))

await loadTexts('web', 'web-judge')

const LETTERS = ['A', 'B']
const HAND = {
  name: 'hand',
  label: 'Hand',
  group: 'Table',
  options: LETTERS.map((words) => ({ words, label: `letter ${words}` })),
  several: ' ' as const,
}

it('keeps the focus at the place whose last card is taken away', async () => {
  const situation = new Situation()
  situation.begin('rallye', 'schmidt', 'lay', { base: {}, asks: ['hand'] })
  situation.pick('hand', 'A', true)
  const face = { places: () => [HAND], more: [] }
  render(SituationView, { situation, face, edition: 'schmidt' })
  const away = screen.getByRole('button', { name: /letter A.*wegnehmen/ })
  away.focus()
  await fireEvent.click(away)
  await vi.waitFor(() => expect(document.activeElement?.getAttribute('data-place')).toBe('hand'))
})
