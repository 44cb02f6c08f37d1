import { describe, expect, it } from 'vitest'
import { callCounts, catchMove, chosenLay, coloursOf, laysOf, offerOf } from './moves'

describe('the moves offered', () => {
  const offer = offerOf([
    'blue-draw-two',
    'blue-draw-two!',
    'wild=red',
    'wild=blue',
    'wild=red!',
    'wild=blue!',
    'draw',
    'catch>3',
    'uno',
  ])

  it('are told apart', () => {
    expect([...offer.words].sort()).toEqual(['draw', 'uno'])
    expect(offer.catches).toEqual([2])
    expect(offer.swaps).toEqual([])
    expect(new Set(offer.lays.map(({ card }) => card))).toEqual(new Set(['blue-draw-two', 'wild']))
  })

  it('name the colours of a wild once each', () => {
    expect(coloursOf(laysOf(offer, 'wild'))).toEqual(['red', 'blue'])
    expect(coloursOf(laysOf(offer, 'blue-draw-two'))).toEqual([])
  })

  it('are laid with the call if it is wanted', () => {
    const wild = laysOf(offer, 'wild')
    expect(chosenLay(wild, 'blue', true)?.move).toBe('wild=blue!')
    expect(chosenLay(wild, 'blue', false)?.move).toBe('wild=blue')
    expect(chosenLay(wild, 'green', false)).toBeNull()
  })

  it('are laid without a call where there is none', () => {
    const lays = laysOf(offerOf(['red-7']), 'red-7')
    expect(chosenLay(lays, null, true)?.move).toBe('red-7')
  })

  it('offer swaps and colours to name', () => {
    expect(offerOf(['swap>2', 'swap>10']).swaps).toEqual([1, 9])
    expect(offerOf(['name=red', 'name=green']).names).toEqual(['red', 'green'])
    expect(offerOf(['swap>2', 'name=red']).lays).toEqual([])
  })
})

it('a call counts by itself or with a card', () => {
  expect(callCounts(offerOf(['uno']))).toBe(true)
  expect(callCounts(offerOf(['red-7', 'red-7!']))).toBe(true)
  expect(callCounts(offerOf(['red-7', 'draw']))).toBe(false)
})

it('seats are counted from one', () => {
  expect(catchMove(2)).toBe('catch>3')
})
