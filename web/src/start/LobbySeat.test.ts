import { render } from '@testing-library/svelte'
import { expect, it } from 'vitest'
import { rallyeView } from '../rallye/fixtures'
import { loadTexts } from '../texts/texts.svelte'
import LobbySeat from './LobbySeat.svelte'

await loadTexts('web', 'web-start')

it('two who chose the same shape have two, as at the table', () => {
  const view = rallyeView()
  expect(view.chairs[0]!.shape).toBe(view.chairs[1]!.shape)
  const nothing = () => undefined
  const shapes = [0, 1].map((seat) => {
    const on = { onsit: nothing, onbot: nothing, onaway: nothing }
    const props = { view, seat, party: seat, here: true, isHost: false, busy: false, ...on }
    return render(LobbySeat, props).container.querySelector('path')!.getAttribute('d')
  })
  expect(shapes[0]).not.toBe(shapes[1])
})
