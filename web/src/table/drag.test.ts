import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { makeDraggable, targetAt } from './drag'

const dragged = { start: vi.fn(), move: vi.fn(), end: vi.fn() }
let card: HTMLElement
let gone: AbortController

beforeEach(() => {
  for (const told of Object.values(dragged)) told.mockClear()
  card = document.body.appendChild(document.createElement('button'))
  card.dataset.card = 'stop'
  card.setPointerCapture = () => undefined
  gone = new AbortController()
  makeDraggable(card, dragged, gone.signal)
})
afterEach(() => {
  gone.abort()
  document.body.replaceChildren()
})

function target(takes: string, left: number, top: number): HTMLButtonElement {
  const button = document.body.appendChild(document.createElement('button'))
  button.dataset.takes = takes
  button.getBoundingClientRect = () => new DOMRect(left, top, 100, 100)
  return button
}

function point(type: string, clientX: number, clientY: number, buttons = 1): void {
  const at = { clientX, clientY, buttons, button: 0, isPrimary: true, bubbles: true }
  card.dispatchEvent(new PointerEvent(`pointer${type}`, at))
}

test('a card is taken up once it is moved some way, and let go over its target', () => {
  const place = target('stop', 200, 0)
  point('down', 10, 10)
  point('move', 14, 10)
  expect(dragged.start).not.toHaveBeenCalled()
  point('move', 110, 20)
  point('move', 210, 20)
  expect(dragged.start.mock.calls).toEqual([[card]])
  expect(dragged.move.mock.calls).toEqual([
    [100, 10],
    [200, 10],
  ])
  point('up', 210, 20, 0)
  expect(dragged.end.mock.calls).toEqual([[place]])
})

test('a tap is no drag', () => {
  point('down', 10, 10)
  point('up', 10, 10, 0)
  point('move', 100, 10)
  expect([dragged.start, dragged.end].map(({ mock }) => mock.calls.length)).toEqual([0, 0])
})

test('a finger that slipped off and was lifted elsewhere takes nothing up when it comes back', () => {
  point('down', 1, 10)
  point('move', 50, 10, 0)
  point('move', 100, 10, 0)
  expect(dragged.start).not.toHaveBeenCalled()
})

test('a card that leaves the hand while it is in the air is let go', () => {
  point('down', 10, 10)
  point('move', 100, 10)
  gone.abort()
  expect(dragged.end.mock.calls).toEqual([[null]])
  point('move', 120, 10)
  expect(dragged.move).toHaveBeenCalledOnce()
})

test('the nearest target for the card is taken', () => {
  target('stop', 0, 0)
  const near = target('stop', 120, 0)
  expect(targetAt(115, 50, 'stop')).toBe(near)
})

test('a card is not dropped far from its targets, nor where it does not go', () => {
  target('stop', 0, 0)
  target('roll', 300, 0)
  target('stop', 300, 0).disabled = true
  target('stop', 300, 0).setAttribute('aria-disabled', 'true')
  expect(targetAt(200, 50, 'stop')).toBeNull()
  expect(targetAt(350, 50, 'stop')).toBeNull()
})
