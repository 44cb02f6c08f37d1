import { fireEvent, render, screen } from '@testing-library/svelte'
import { createRawSnippet, tick } from 'svelte'
import { beforeAll, beforeEach, expect, test, vi } from 'vitest'
import { loadTexts } from '../texts/texts.svelte'
import { announcements, clearAnnouncements } from './announcer.svelte'
import Hand from './Hand.svelte'
import type { HandCard } from './handCards'
import AtTable from '../testing/AtTable.svelte'
import { livelyTable } from '../testing/livelyTable.svelte'
import { rallyeView } from '../rallye/fixtures'
import { until } from '../testing/until'

const face = createRawSnippet<[HandCard]>((it) => ({ render: () => `<b>${it().card}</b>` }))
const onchoose = vi.fn()
const onwhy = vi.fn()
const CARDS: HandCard[] = [
  { id: 'roll#1', card: 'roll', name: 'Freie Fahrt', locked: false },
  { id: 'km-100#1', card: 'km-100', name: '100 km', locked: true },
  { id: 'stop#1', card: 'stop', name: 'Stop', locked: false, mark: 'fresh' },
]

const hand = (chosen: number | null = null, ways: string[] = []) =>
  render(Hand, { cards: CARDS, chosen, onchoose, onwhy, ways, face })
const buttons = () => screen.getAllByRole('button')

beforeAll(() => loadTexts('web', 'web-table'))
beforeEach(() => {
  onchoose.mockClear()
  onwhy.mockClear()
})

test('every card says what it is and whether it can be laid', () => {
  hand(0)
  expect(screen.getByRole('region', { name: 'Deine Hand, 3 Karten' })).toBeTruthy()
  expect(buttons().map((button) => button.getAttribute('aria-label'))).toEqual([
    'Freie Fahrt',
    '100 km, gesperrt',
    'Stop, neu',
  ])
  expect(buttons().map((button) => button.getAttribute('aria-pressed'))).toEqual([
    'true',
    'false',
    'false',
  ])
})

test('a tap chooses a card, or asks why it is locked', async () => {
  hand()
  await fireEvent.click(buttons()[2]!)
  await fireEvent.click(buttons()[1]!)
  expect(onchoose.mock.calls).toEqual([[2]])
  expect(onwhy.mock.calls).toEqual([[1]])
})

test('number keys choose too', async () => {
  hand()
  await fireEvent.keyDown(document.body, { key: '1' })
  await fireEvent.keyDown(document.body, { key: '7' })
  expect(onchoose.mock.calls).toEqual([[0]])
})

test('a chosen card is announced, with where it can go', async () => {
  clearAnnouncements()
  const said = () => announcements.polite.map(({ text }) => text)
  const { rerender } = hand(null, ['Freie Fahrt legen', 'Ablegen'])
  const choose = async (key: string, chosen: number | null, ways: string[]) => {
    onchoose.mockImplementationOnce(() => void rerender({ chosen, ways }))
    await fireEvent.keyDown(document.body, { key })
  }
  await choose('1', 0, ['Freie Fahrt legen', 'Ablegen'])
  await until(() => expect(said()).toEqual(['Freie Fahrt gewählt: Freie Fahrt legen, Ablegen.']))
  await choose('1', null, [])
  await until(() => expect(said().at(-1)).toBe('Freie Fahrt nicht mehr gewählt.'))
  await choose('3', 2, [])
  await until(() => expect(said().at(-1)).toBe('Stop gewählt. Du bist noch nicht dran.'))
})

test('whoever stands on a card stands on the one a number key chooses', async () => {
  hand()
  await fireEvent.keyDown(document.body, { key: '3' })
  expect(document.activeElement).toBe(document.body)
  buttons()[0]!.focus()
  await fireEvent.keyDown(buttons()[0]!, { key: '3' })
  expect(document.activeElement).toBe(buttons()[2])
})

test('one card can be reached by Tab, the others by arrows', async () => {
  hand()
  const stops = () => buttons().map((button) => button.tabIndex)
  expect(stops()).toEqual([0, -1, -1])
  buttons()[0]!.focus()
  await fireEvent.keyDown(buttons()[0]!, { key: 'ArrowRight' })
  expect(document.activeElement).toBe(buttons()[1])
  expect(stops()).toEqual([-1, 0, -1])
  await fireEvent.keyDown(buttons()[1]!, { key: 'End' })
  await fireEvent.keyDown(buttons()[2]!, { key: 'ArrowRight' })
  expect(document.activeElement).toBe(buttons()[2])
})

test('a card keeps its place in the document while the hand changes', async () => {
  const { rerender } = hand()
  const [, , stop] = buttons()
  await rerender({ cards: CARDS.slice(1) })
  expect(buttons().at(-1)).toBe(stop)
})

test('a card in the air stays there while the table goes on', async () => {
  const { rerender } = hand()
  await import('./drag')
  const [roll] = buttons() as [HTMLElement]
  roll.setPointerCapture = () => undefined
  const at = { button: 0, buttons: 1, isPrimary: true }
  await fireEvent(roll, new PointerEvent('pointerdown', { ...at, clientX: 10, clientY: 10 }))
  await fireEvent(roll, new PointerEvent('pointermove', { ...at, clientX: 60, clientY: 10 }))
  await rerender({ cards: CARDS.map((card) => ({ ...card })) })
  await fireEvent(roll, new PointerEvent('pointermove', { ...at, clientX: 90, clientY: 10 }))
  expect(roll.parentElement!.style.getPropertyValue('--drag')).toBe('80px, 0px')
  await rerender({ cards: CARDS.slice(1) })
  expect(document.querySelector('.dragging')).toBeNull()
})

test('a card that was dropped stays there until the table has answered', async () => {
  const { table, send } = livelyTable(rallyeView())
  const props = { cards: CARDS, chosen: 0, onchoose, onwhy, ways: [], face }
  render(AtTable, { Board: Hand, table, ...props })
  await import('./drag')
  const [roll] = buttons() as [HTMLElement]
  roll.setPointerCapture = () => undefined
  const pile = document.body.appendChild(document.createElement('button'))
  pile.dataset.takes = 'roll'
  pile.onclick = () => send(true)
  const at = { button: 0, buttons: 1, isPrimary: true }
  await fireEvent(roll, new PointerEvent('pointerdown', { ...at, clientX: 0, clientY: 0 }))
  await fireEvent(roll, new PointerEvent('pointermove', { ...at, clientX: 20, clientY: 0 }))
  await fireEvent(roll, new PointerEvent('pointerup', { ...at, clientX: 20, clientY: 0 }))
  pile.remove()
  const place = () => roll.parentElement!.style.getPropertyValue('--drag')
  expect(place()).toBe('20px, 0px')
  send(false)
  await tick()
  expect(place()).toBe('0px, 0px')
})

test('when the card with the focus is laid, keys go on at the next one', async () => {
  const { rerender } = hand()
  buttons()[1]!.focus()
  await rerender({ cards: CARDS.filter((_, index) => index !== 1) })
  await tick()
  expect(document.activeElement).toBe(buttons()[1])
  expect(buttons()[1]!.dataset.card).toBe('stop')
})
