import { expect, test } from 'vitest'
import { padView } from '../testing/pad'
import { chartOf, DASHES, pathOf } from './chart'
import { course, leaders } from './standing'

const VIEW = padView([
  [1000, 400],
  [500, 2100],
])

test('nobody leads before the first round counts', () => {
  expect(leaders(padView([]))).toEqual([])
})

test('the most points lead, the fewest where they win, and all who have the same', () => {
  expect(leaders(VIEW)).toEqual([1])
  expect(leaders({ ...VIEW, fewest_win: true })).toEqual([0])
  expect(leaders(padView([[700, 700]]))).toEqual([0, 1])
})

test('whoever has won is ahead, whatever the totals say', () => {
  expect(leaders({ ...VIEW, winners: [0] })).toEqual([0])
})

test('the course sums up the rounds that count, and no others', () => {
  expect(course(VIEW)).toEqual([
    [0, 1000, 1500],
    [0, 400, 2500],
  ])
  expect(course({ ...VIEW, counted: 1 })).toEqual([
    [0, 1000],
    [0, 400],
  ])
})

test('the chart reaches from zero below to the target above', () => {
  const { lines, zero, goal } = chartOf(VIEW, 100, 50)
  expect([zero, goal]).toEqual([50, 0])
  expect(lines[1]).toEqual([
    { x: 0, y: 50 },
    { x: 50, y: 46 },
    { x: 100, y: 25 },
  ])
})

test('points above the target and below zero have room', () => {
  const { lines, zero, goal } = chartOf(padView([[6000, -2000]]), 100, 80)
  expect(lines.map((line) => line.at(-1)!.y)).toEqual([0, 80])
  expect([zero, goal]).toEqual([60, 10])
})

test('before the first round the chart is empty but whole', () => {
  const { lines } = chartOf(padView([]), 100, 50)
  expect(lines).toEqual([[{ x: 0, y: 50 }], [{ x: 0, y: 50 }]])
  expect(
    pathOf([
      { x: 0, y: 50 },
      { x: 33.333, y: 0 },
    ]),
  ).toBe('M0.0 50.0L33.3 0.0')
})

test('ten parties have ten kinds of line', () => {
  expect(new Set(DASHES).size).toBe(10)
})
