import { expect, it } from 'vitest'
import { remarkSpot } from './remarkSpot'

const PAGE = { width: 1440, height: 900 }
const box = (left: number, top: number, width = 160, height = 30) => ({
  left,
  top,
  right: left + width,
  bottom: top + height,
})

it('is below the seat where nobody is covered', () => {
  expect(remarkSpot(box(100, 100), [box(400, 100)], PAGE)).toEqual({ left: 116, top: 126 })
})

it('is beside a seat that has another below it', () => {
  expect(remarkSpot(box(40, 100), [box(40, 132), box(40, 164)], PAGE)).toEqual({
    left: 200,
    top: 100,
  })
})

it('is below where it would cover as many beside', () => {
  const others = [box(40, 200, 160, 60), box(210, 130, 160, 50)]
  expect(remarkSpot(box(40, 130, 160, 60), others, PAGE)).toEqual({ left: 56, top: 186 })
})

it('stays on the page', () => {
  const { left, top } = remarkSpot(box(1300, 880), [], PAGE)
  expect(left + 176).toBeLessThanOrEqual(1440)
  expect(top + 48).toBeLessThanOrEqual(900)
})
