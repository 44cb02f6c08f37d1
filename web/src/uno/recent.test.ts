import { expect, it } from 'vitest'
import type { Happening } from '../net/table'
import type { AnyEvent } from '../net/views'
import { lastChallenge, recentOf, cardUnderTop } from './recent'

const happened = (...moves: [by: number, ...events: AnyEvent[]][]): Happening[] =>
  moves.map(([by, ...events], index) => ({ v: index + 1, at: 0, by, events, missed: false }))

const laid = (seat: number, card: 'red-7' | 'blue-7' | 'red-draw-two'): AnyEvent => ({
  event: 'Played',
  seat,
  card,
  colour: null,
})

it('what the others did since the own move is new', () => {
  const recent = recentOf(
    happened(
      [1, { event: 'Drew', seat: 1, count: 1 }],
      [0, laid(0, 'red-7')],
      [1, laid(1, 'red-draw-two'), { event: 'Drew', seat: 2, count: 2 }],
      [3, { event: 'UnoCalled', seat: 3 }],
    ),
    0,
  )
  expect(recent.laid).toEqual({ seat: 1, card: 'red-draw-two' })
  expect([...recent.drew]).toEqual([[2, 2]])
  expect([...recent.called]).toEqual([3])
})

it('whoever watches is shown the last move', () => {
  const recent = recentOf(happened([0, laid(0, 'red-7')], [1, laid(1, 'blue-7')]), null)
  expect(recent.laid).toEqual({ seat: 1, card: 'blue-7' })
  expect(recentOf([], null).laid).toBeNull()
})

it('nothing of an earlier round is new', () => {
  const moves = happened([1, laid(1, 'red-7')], [1, { event: 'Dealt', number: 2, dealer: 1 }])
  expect(recentOf(moves, 0).laid).toBeNull()
  expect(cardUnderTop(moves, 'red-7')).toBeNull()
})

it('knows the card below the top one', () => {
  const moves = happened([0, laid(0, 'red-7')], [1, laid(1, 'blue-7')])
  expect(cardUnderTop(moves, 'blue-7')).toBe('red-7')
})

it('knows it too while the top one is still being told', () => {
  expect(cardUnderTop(happened([0, laid(0, 'red-7')]), 'blue-7')).toBe('red-7')
})

it('knows how the last challenge ended', () => {
  const moves = happened(
    [0, { event: 'Challenged', seat: 0, challenged: 3, guilty: true }],
    [1, laid(1, 'red-7')],
  )
  expect(lastChallenge(moves)).toEqual({ v: 1, by: 0, challenged: 3, guilty: true })
  expect(lastChallenge(moves.slice(1))).toBeNull()
})
