import { fireEvent, render, screen } from '@testing-library/svelte'
import { beforeAll, beforeEach, expect, it, vi } from 'vitest'
import type { Happening, Table } from '../net/table'
import type { UnoView } from '../net/views'
import { settings } from '../settings/settings.svelte'
import { unoView } from '../testing/uno'
import { namesOf } from '../table/words'
import { need } from '../texts/texts.svelte'
import UnoBoard from './UnoBoard.svelte'

const play = vi.fn<(move: string) => Promise<void>>()

beforeAll(() => need('web', 'web-table', 'web-uno', 'uno', 'table', 'server'))
// Fetched in time, as in a browser that has long shown the table.
beforeAll(() => Promise.all([import('./Questions.svelte'), import('./ShownHand.svelte')]))
beforeEach(() => {
  play.mockReset().mockResolvedValue()
  settings.helper = false
})

function sit(view: UnoView, happenings: Happening[] = [], readonly = false): void {
  const table = {
    id: 'table',
    code: '',
    view,
    status: 'live',
    happenings,
    remarks: [],
    here: { seats: [0], watching: 0 },
    busy: false,
    now: () => 0,
    play,
  } as unknown as Table
  render(UnoBoard, { table, view, names: namesOf(view), edition: 'uno-carabiner', readonly })
}

const press = async (name: string | RegExp) =>
  fireEvent.click(await screen.findByRole('button', { name }))
const yours = unoView({ legal: ['green-7', 'blue-draw-two', 'wild=red', 'wild=blue', 'draw'] })

it('a chosen card is named and laid by the main action', async () => {
  sit(yours)
  await press('Blaue Zieh 2')
  await press(/\+2 legen – Igel zieht/)
  expect(play).toHaveBeenCalledExactlyOnceWith('blue-draw-two')
})

it('a wild asks for its colour', async () => {
  sit(yours)
  await press('Farbenwahl')
  await press(/Farbenwahl legen/)
  await press(/Tropfen/)
  expect(play).toHaveBeenCalledExactlyOnceWith('wild=blue')
})

it('a call made ready goes with the card', async () => {
  sit(unoView({ hand: ['blue-2', 'red-3'], legal: ['blue-2', 'blue-2!', 'draw'] }))
  await press(/^UNO!/)
  expect(play).not.toHaveBeenCalled()
  await press('Blaue 2')
  await press(/Blaue 2 legen – „Uno!“/)
  expect(play).toHaveBeenCalledExactlyOnceWith('blue-2!')
})

it('a late call is made at once', async () => {
  sit(unoView({ on_turn: 1, legal: ['uno'], hand: ['red-3'] }))
  await press(/^UNO!/)
  expect(play).toHaveBeenCalledExactlyOnceWith('uno')
})

it('a call that does not count is not sent', async () => {
  sit(yours)
  await press(/^UNO!/)
  expect(play).not.toHaveBeenCalled()
})

it('a doubted card is asked about, and both ways lead on', async () => {
  const doubted = {
    phase: 'doubt',
    pending: 4,
    doubted: { seat: 3, colour: 'blue' as const, penalty: 6 },
  }
  sit(unoView({ ...doubted, top: 'wild-draw-four', legal: ['challenge', 'accept'] }))
  const sheet = await screen.findByRole('dialog', { name: 'Herausfordern oder 4 ziehen?' })
  expect(sheet.textContent).toContain('Eule hat die Zieh 4 auf Blau gelegt.')
  expect(sheet.textContent).toContain('ziehst du 6 Karten')
  await fireEvent.click(sheet.querySelector('[data-move="challenge"]')!)
  expect(play).toHaveBeenCalledExactlyOnceWith('challenge')
})

it('the challenger is shown the hand and whether it was right', async () => {
  const shown = { seat: 3, hand: ['blue-4' as const] }
  const events = [{ event: 'Challenged' as const, seat: 0, challenged: 3, guilty: true }]
  sit(unoView({ shown }), [{ v: 1, at: 0, by: 0, events, missed: false }])
  const sheet = await screen.findByRole('dialog', { name: 'Das Blatt von Eule' })
  expect(sheet.textContent).toContain('Blaue 4')
  expect(sheet.textContent).toContain('hatte noch die passende Farbe')
})

it('everybody can be caught, and the helper tells who', async () => {
  settings.helper = true
  sit(unoView({ uncalled: 2, legal: ['catch>3'], on_turn: 3 }))
  screen.getByText('nicht gerufen!')
  await press('Fuchs erwischen')
  expect(play).toHaveBeenCalledExactlyOnceWith('catch>3')
})

it('a wrong catch is not sent, and locks', async () => {
  sit(yours)
  await press('Igel erwischen')
  expect(play).not.toHaveBeenCalled()
  expect(screen.getByRole<HTMLButtonElement>('button', { name: 'Fuchs erwischen' }).disabled).toBe(
    true,
  )
})

it('hands are swapped with whoever is chosen', async () => {
  sit(unoView({ phase: 'swapping', legal: ['swap>2', 'swap>3'] }))
  await press(/Fuchs 1 Karte/)
  expect(play).toHaveBeenCalledExactlyOnceWith('swap>3')
})

it('a blocked card says why', async () => {
  const refusal = {
    reason: 'no-match',
    clause: 'uno-carabiner/match',
    args: { card: 'red-3', top: 'blue-7', colour: 'blue' },
  }
  sit(unoView({ legal: ['draw'], blocked: { 'red-3': [['red-3', refusal]] } }))
  await press(/Rote 3/)
  expect(await screen.findByText(/„Rote 3“ passt nicht auf „Blaue 7“/)).toBeTruthy()
})

it('whoever watches sees everybody and can do nothing', () => {
  sit(unoView({ hand: [] }, { seat: null }))
  for (const name of ['Dachs', 'Igel', 'Fuchs', 'Eule']) screen.getByText(name)
  expect(screen.queryByRole('button', { name: /erwischen|UNO|Ziehen/ })).toBeNull()
})
