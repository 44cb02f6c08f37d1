import { afterEach, expect, test } from 'vitest'
import { targetAt, uses } from './drag'

afterEach(() => document.body.replaceChildren())

function target(move: string, left: number, top: number, disabled = false): HTMLElement {
  const button = document.body.appendChild(document.createElement('button'))
  button.dataset.move = move
  button.disabled = disabled
  button.getBoundingClientRect = () => new DOMRect(left, top, 100, 100)
  return button
}

test.each([
  ['100', 'km-100', true],
  ['-100', 'km-100', true],
  ['flat-tyre>B', 'flat-tyre', true],
  ['wild:red', 'wild', true],
  ['wild-draw-four:red', 'wild', false],
  ['stop>B', 'km-50', false],
  ['catch 2', 'red-2', false],
])('%s uses %s: %s', (move, card, expected) => {
  expect(uses(move, card)).toBe(expected)
})

test('the nearest target for the card is taken', () => {
  target('stop>B', 0, 0)
  const near = target('stop>C', 120, 0)
  expect(targetAt(115, 50, 'stop')).toBe(near)
})

test('a card is not dropped far from its targets, nor where it does not go', () => {
  target('stop>B', 0, 0)
  target('-roll', 300, 0)
  target('-stop', 300, 0, true)
  expect(targetAt(200, 50, 'stop')).toBeNull()
  expect(targetAt(350, 50, 'stop')).toBeNull()
})
