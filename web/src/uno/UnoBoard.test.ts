import { fireEvent, render, screen } from '@testing-library/svelte'
import { flushSync } from 'svelte'
import { beforeAll, beforeEach, expect, it, vi } from 'vitest'
import type { Room } from '../catalogue'
import { Problem } from '../net/requests'
import type { Happening, Table } from '../net/table'
import type { AnyEvent } from '../net/views'
import { settings } from '../settings/settings.svelte'
import { announcements, clearAnnouncements } from '../table/announcer.svelte'
import { errorMessage } from '../table/errorMessage.svelte'
import TableShell from '../table/TableShell.svelte'
import { pendingAnswer } from '../testing/answer'
import AtTable from '../testing/AtTable.svelte'
import { livelyTable } from '../testing/livelyTable.svelte'
import { namesOf } from '../table/names'
import { loadTexts } from '../texts/texts.svelte'
import { unoView } from './fixtures'
import UnoBoard from './UnoBoard.svelte'
import { room } from './unoRoom'
import type { UnoView } from './views'
import { until } from '../testing/until'

const play = vi.fn<(move: string) => Promise<void>>()

beforeAll(() => loadTexts('web', 'web-table', 'table-uno', 'uno', 'table', 'server'))
// Loaded beforehand, as in a browser that has shown the table for a while.
beforeAll(() =>
  Promise.all([
    import('./Questions.svelte'),
    import('./ShownHand.svelte'),
    import('./CatchButton.svelte'),
  ]),
)
beforeAll(() =>
  Promise.all([
    import('../table/WhyNot.svelte'),
    import('../table/Banners.svelte'),
    import('../table/Layers.svelte'),
    import('../table/Sheets.svelte'),
    import('../table/SidePanel.svelte'),
  ]),
)
beforeEach(() => {
  play.mockReset().mockResolvedValue()
  settings.helper = false
})

function sit(view: UnoView, happenings: Happening[] = [], readonly = false) {
  return sitDown(view, { happenings }, readonly)
}

/** Renders a table; returns how to change it. */
function sitDown(view: UnoView, more: Partial<Table> = {}, readonly = false) {
  const table = {
    id: 'table',
    code: '',
    view,
    status: 'live',
    happenings: [],
    remarks: [],
    here: { seats: [0], watching: 0 },
    busy: false,
    now: () => 0,
    play,
    ...more,
  } as unknown as Table
  const names = namesOf(view)
  const edition = 'uno-carabiner'
  const { rerender } = render(AtTable, { Board: UnoBoard, table, view, names, edition, readonly })
  return (view: UnoView, more: Partial<Table> = {}) =>
    rerender({ view, table: { ...table, view, ...more } })
}

/** Whether a button does nothing now; one that keeps the focus is not `disabled`. */
const isHeld = (button: HTMLButtonElement): boolean =>
  button.disabled || button.getAttribute('aria-disabled') === 'true'
const press = async (name: string | RegExp) =>
  fireEvent.click(await screen.findByRole('button', { name }))
const yours = unoView({ legal: ['green-7', 'blue-draw-two', 'wild=red', 'wild=blue', 'draw'] })

it('the pile is lit for a chosen card, and takes it', async () => {
  sit(yours)
  expect(screen.queryByRole('button', { name: /^Auf den Ablegestapel legen/ })).toBeNull()
  await press('Blaue Zieh 2')
  await press(/^Auf den Ablegestapel legen\. Oben liegt/)
  expect(play).toHaveBeenCalledExactlyOnceWith('blue-draw-two')
})

const isOut = (name: string): boolean =>
  screen.getByRole('button', { name }).getAttribute('aria-pressed') === 'true'

/** Lays a card; the server takes its time. */
async function layWaiting() {
  const answer = pendingAnswer()
  play.mockReturnValue(answer.promise)
  const become = sit(yours)
  await press('Blaue Zieh 2')
  await press(/\+2 legen – Igel zieht/)
  expect(isOut('Blaue Zieh 2')).toBe(true)
  return { ...answer, become }
}

it('a card that is laid stays out until it is taken', async () => {
  const { resolve } = await layWaiting()
  resolve()
  await until(() => expect(isOut('Blaue Zieh 2')).toBe(false))
})

it('a card that is refused goes back', async () => {
  const { reject } = await layWaiting()
  reject(new Problem('stale'))
  await until(() => expect(isOut('Blaue Zieh 2')).toBe(false))
  expect(errorMessage.latest).not.toBeNull()
})

it('a card on its way goes back when the line breaks', async () => {
  const { become } = await layWaiting()
  await become(yours, { status: 'away' })
  expect(isOut('Blaue Zieh 2')).toBe(false)
})

it('a card chosen meanwhile stays chosen', async () => {
  const { resolve } = await layWaiting()
  await press('Grüne 7')
  resolve()
  await vi.dynamicImportSettled()
  expect(isOut('Grüne 7')).toBe(true)
})

it('of a wild laid on the pile the colour is asked', async () => {
  sit(yours)
  await press('Farbenwahl')
  await press(/^Auf den Ablegestapel legen/)
  await press(/Tropfen/)
  expect(play).toHaveBeenCalledExactlyOnceWith('wild=blue')
})

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

it('only the colours that are offered are asked for', async () => {
  sit(yours)
  await press('Farbenwahl')
  await press(/Farbenwahl legen/)
  const sheet = await screen.findByRole('dialog')
  const offered = [...sheet.querySelectorAll<HTMLElement>('[data-move]')]
  expect(offered.map(({ dataset }) => dataset.move)).toEqual(['wild=red', 'wild=blue'])
})

it('a colour has a key, unless it is meant for the browser', async () => {
  settings.shortcuts = true
  sit(yours)
  await press('Farbenwahl')
  await press(/Farbenwahl legen/)
  await screen.findByRole('dialog')
  await fireEvent.keyDown(window, { key: '2', ctrlKey: true })
  await fireEvent.keyDown(window, { key: '2', repeat: true })
  expect(play).not.toHaveBeenCalled()
  await fireEvent.keyDown(window, { key: '2' })
  expect(play).toHaveBeenCalledExactlyOnceWith('wild=blue')
})

it('a colour is not asked for again in a later turn', async () => {
  const become = sit(yours)
  await press('Farbenwahl')
  await press(/Farbenwahl legen/)
  await screen.findByRole('dialog')
  await become(unoView({ on_turn: 1 }))
  expect(screen.queryByRole('dialog')).toBeNull()
  await become(yours)
  await vi.dynamicImportSettled()
  expect(screen.queryByRole('dialog')).toBeNull()
})

it('nobody is asked for whom a bot plays, nor can do anything', async () => {
  const doubted = { seat: 3, colour: 'blue' as const, penalty: 6 }
  const legal = ['challenge', 'accept', 'uno', 'catch>3']
  const view = unoView({ phase: 'doubt', doubted, legal })
  view.chairs[0]!.stood_in = true
  sit(view)
  await vi.dynamicImportSettled()
  expect(screen.queryByRole('dialog')).toBeNull()
  const open = [...document.querySelectorAll<HTMLButtonElement>('[data-move], [data-action]')]
  expect(open.filter(({ disabled }) => !disabled)).toEqual([])
})

it('nothing can be pressed that plays while a move is on its way', async () => {
  sitDown(yours, { busy: true })
  await press('Grüne 7')
  const places = [...document.querySelectorAll<HTMLButtonElement>('button[data-move]')]
  expect(places.length).toBeGreaterThan(4)
  expect(places.filter((place) => !isHeld(place))).toEqual([])
})

it('the status line says what fits', () => {
  sit(yours)
  screen.getByText(/^Leg Blau, /)
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
  expect(sheet.textContent).toContain('Eule hat „Zieh 4“ auf Blau gelegt.')
  expect(sheet.textContent).toContain('ziehst du 6 Karten')
  await fireEvent.click(sheet.querySelector('[data-move="challenge"]')!)
  expect(play).toHaveBeenCalledExactlyOnceWith('challenge')
})

const shown = { seat: 3, hand: ['blue-4' as const] }
const challenged: Happening = {
  v: 1,
  at: 0,
  by: 0,
  events: [{ event: 'Challenged', seat: 0, challenged: 3, guilty: true }],
  missed: false,
}

it('the challenger is shown the hand and whether it was right', async () => {
  const become = sit(unoView())
  await become(unoView({ shown }), { happenings: [challenged] })
  const sheet = await screen.findByRole('dialog', { name: 'Die Karten von Eule' })
  expect(sheet.textContent).toContain('Blaue 4')
  expect(sheet.textContent).toContain('hatte die Farbe noch')
  await press('Weiter')
  expect(screen.queryByRole('dialog')).toBeNull()
})

it('while a hand is shown, what the others do waits', async () => {
  const { table, happen } = livelyTable(unoView({ on_turn: 1 }))
  render(TableShell, { table, room: room as unknown as Room })
  flushSync()
  happen(unoView({ shown, on_turn: 1 }), 0, ...challenged.events)
  await screen.findByRole('dialog', { name: 'Die Karten von Eule' })
  happen(unoView({ stock: 7, on_turn: 2 }), 1, {
    event: 'Played',
    seat: 1,
    card: 'red-7',
    colour: null,
  })
  await vi.dynamicImportSettled()
  screen.getByRole('dialog', { name: 'Die Karten von Eule' })
  expect(screen.queryByText('7 im Stapel')).toBeNull()
  await press('Weiter')
  await screen.findByText('7 im Stapel')
  expect(screen.queryByRole('dialog')).toBeNull()
})

it.each([false, true])('a hand shown before is only offered (readonly: %s)', async (readonly) => {
  sit(unoView({ shown }), [challenged], readonly)
  await press(/Karten von Eule/)
  await screen.findByRole('dialog', { name: 'Die Karten von Eule' })
})

it('a hand is opened to nobody who only looks back', async () => {
  const become = sit(unoView(), [], true)
  await become(unoView({ shown }), { happenings: [challenged] })
  screen.getByRole('button', { name: /Karten von Eule/ })
})

it('whoever is skipped reads and hears it', async () => {
  clearAnnouncements()
  const { table, happen } = livelyTable(unoView({ on_turn: 3 }))
  render(TableShell, { table, room: room as unknown as Room })
  flushSync()
  const skip: AnyEvent = { event: 'Played', seat: 3, card: 'green-skip', colour: null }
  happen(unoView({ on_turn: 1 }), 3, skip)
  await screen.findByText('Eule legt das grüne Aussetzen. Du setzt aus.')
  await until(() => expect(announcements.polite.map(({ text }) => text)).toContain('Du setzt aus.'))
})

it('a stock that is used up shows no card', () => {
  sit(unoView({ stock: 0 }))
  expect(document.querySelector('[data-place="stock"] svg')).toBeNull()
})

it('who is gone is said', () => {
  const view = unoView()
  view.chairs[1]!.kind = 'person'
  const tile = () => document.querySelector('[data-place="seat-1"]')!.textContent
  sit(view)
  expect(tile()).toContain('Verbindung weg')
})

it('everybody can be caught, and the helper tells who', async () => {
  settings.helper = true
  sit(unoView({ uncalled: 2, legal: ['catch>3'], on_turn: 3 }))
  screen.getByText('nicht gerufen!')
  await press('Fuchs erwischen')
  expect(play).toHaveBeenCalledExactlyOnceWith('catch>3')
})

it('whoever has just called is not offered to be caught', async () => {
  const called: Happening = { ...challenged, by: 2, events: [{ event: 'UnoCalled', seat: 2 }] }
  const become = sit(unoView({ on_turn: 3 }))
  screen.getByText('Erwischt!')
  await become(unoView({ on_turn: 3 }), { happenings: [called] })
  screen.getByText('„Uno!“')
  expect(screen.queryByText('Erwischt!')).toBeNull()
})

it('a wrong catch is not sent, and said', async () => {
  sit(yours)
  await fireEvent.click(document.querySelector('[data-move="catch>2"]')!)
  expect(play).not.toHaveBeenCalled()
  screen.getByText('Igel war nicht zu erwischen.')
})

it('one key catches the only one with one card', async () => {
  sit(unoView({ legal: ['catch>3'], on_turn: 3 }))
  await screen.findByText('Jemanden erwischen')
  await fireEvent.keyDown(document.body, { key: 'e' })
  expect(play).toHaveBeenCalledExactlyOnceWith('catch>3')
})

it('of several with one card it asks whom to catch, also if only one can be caught', async () => {
  sit(unoView({ legal: ['catch>3'], on_turn: 3, hand_sizes: [7, 1, 1, 5] }))
  await screen.findByText('Jemanden erwischen')
  await press('Jemanden erwischen')
  await screen.findByRole('dialog', { name: 'Wen erwischst du?' })
  expect(play).not.toHaveBeenCalled()
  await press(/Fuchs 1 Karte/)
  expect(play).toHaveBeenCalledExactlyOnceWith('catch>3')
  expect(screen.queryByRole('dialog')).toBeNull()
})

it('with nobody to catch it says so', async () => {
  sit(unoView({ on_turn: 3, hand_sizes: [1, 4, 6, 5] }))
  await screen.findByText('Jemanden erwischen')
  await press('Jemanden erwischen')
  expect(play).not.toHaveBeenCalled()
  screen.getByText('Niemand hat nur noch eine Karte.')
})

it('players without a button on them are no stops of the keyboard', async () => {
  sit(unoView({ on_turn: 3, hand_sizes: [7, 4, 6, 5] }))
  expect(await screen.findAllByRole('button', { name: /erwischen/ })).toHaveLength(1)
  const tiles = document.querySelectorAll<HTMLElement>('[data-move^="catch>"]')
  expect([...tiles].map(({ tabIndex }) => tabIndex)).toEqual([-1, -1, -1])
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

it('a reason that cannot be fetched is missed aloud', async () => {
  sit(unoView({ on_turn: 1 }))
  await press('Rote 3')
  await press('Warum nicht?')
  await until(() => expect(errorMessage.latest).not.toBeNull())
})

it('whoever watches sees everybody and can do nothing', () => {
  sit(unoView({ hand: [] }, { seat: null }))
  for (const name of ['Dachs', 'Igel', 'Fuchs', 'Eule']) screen.getByText(name)
  expect(screen.queryByRole('button', { name: /erwischen|UNO|Ziehen/ })).toBeNull()
})
