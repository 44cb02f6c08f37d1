import { describe, expect, test } from 'vitest'
import { cardWidth, spread, tilt, type HandSpace } from './handLayout'

const PHONE: HandSpace = { count: 7, chosen: null, width: 374, card: 98, rem: 16 }

const seen = (lefts: number[], index: number): number => lefts[index + 1]! - lefts[index]!

describe('a fan', () => {
  test('fills the width of a phone', () => {
    const { lefts, scrolls } = spread(PHONE)
    expect(scrolls).toBe(false)
    expect(lefts[0]).toBeCloseTo(0)
    expect(lefts.at(-1)! + PHONE.card).toBeCloseTo(PHONE.width)
    expect(seen(lefts, 0)).toBeGreaterThanOrEqual(44)
  })

  test('shows the chosen card whole while the others squeeze, within the same width', () => {
    const { lefts } = spread({ ...PHONE, chosen: 3 })
    expect(seen(lefts, 3)).toBeCloseTo(PHONE.card)
    expect(seen(lefts, 0)).toBeLessThan(seen(spread(PHONE).lefts, 0))
    expect(seen(lefts, 0)).toBeGreaterThanOrEqual(24)
    expect(lefts.at(-1)! + PHONE.card).toBeCloseTo(PHONE.width)
  })

  test('leaves of every other card enough to press, also on the smallest phones', () => {
    const { lefts, scrolls } = spread({ ...PHONE, width: 344, count: 8, chosen: 3 })
    expect(scrolls).toBe(false)
    for (let index = 0; index < 7; index++) {
      expect(seen(lefts, index)).toBeGreaterThanOrEqual(24)
    }
  })

  test('needs no squeezing for the last card, which lies on top', () => {
    expect(spread({ ...PHONE, chosen: 6 }).lefts).toEqual(spread(PHONE).lefts)
  })

  test.each([1, 2, 3])('of %i cards lies in the middle', (count) => {
    const { lefts } = spread({ ...PHONE, count })
    const right = PHONE.width - (lefts.at(-1)! + PHONE.card)
    expect(lefts[0]).toBeCloseTo(right)
  })

  test('leans to both sides alike', () => {
    expect(tilt(0, 7)).toBeCloseTo(-tilt(6, 7))
    expect(tilt(3, 7)).toBeCloseTo(0)
  })
})

describe('a row that scrolls', () => {
  test.each([
    ['many cards', { ...PHONE, count: 11 }],
    ['big letters', { ...PHONE, card: 196, rem: 32 }],
  ])('is made of %s', (_, room) => {
    const { lefts, width, scrolls } = spread(room)
    expect(scrolls).toBe(true)
    expect(width).toBeCloseTo(lefts.at(-1)! + room.card)
    for (let index = 0; index < room.count - 1; index++) {
      expect(seen(lefts, index)).toBeGreaterThanOrEqual(44)
    }
  })

  test('holds 25 cards, of which the chosen one is seen whole', () => {
    const { lefts, width, scrolls } = spread({ ...PHONE, count: 25, chosen: 12 })
    expect(scrolls).toBe(true)
    expect(seen(lefts, 11)).toBe(52)
    expect(seen(lefts, 12)).toBe(PHONE.card)
    expect(lefts.at(-1)).toBe(23 * 52 + PHONE.card)
    expect(width).toBe(lefts.at(-1)! + PHONE.card)
  })
})

test('cards are smaller on small and low screens', () => {
  expect(cardWidth(374, 844, 16)).toBe(98)
  expect(cardWidth(344, 740, 16)).toBeCloseTo(90.28)
  expect(cardWidth(1100, 900, 16)).toBe(144)
  expect(cardWidth(844, 390, 16)).toBe(72)
})
