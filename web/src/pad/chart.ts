/** The course of a match as lines: where its points lie in a box. */
import type { PadView } from '../protocol/generated'
import { course } from './standing'

export interface Point {
  x: number
  y: number
}

export interface Chart {
  /** By party, from the beginning of the match on. */
  lines: Point[][]
  /** The height of zero, and that of the target. */
  zero: number
  goal: number
}

/** Dashes by which lines are told apart without colours, by party. */
export const DASHES = ['', '6 3', '2 3', '9 3 2 3', '4 2', '1 2', '8 2', '3 5', '10 4', '5 1']

export function chartOf(view: PadView, width: number, height: number): Chart {
  const sums = course(view)
  const rounds = Math.max(1, view.counted)
  const most = Math.max(view.target, ...sums.flat())
  const least = Math.min(0, ...sums.flat())
  const y = (points: number) => height - ((points - least) / (most - least)) * height
  return {
    lines: sums.map((each) =>
      each.map((points, index) => ({ x: (index / rounds) * width, y: y(points) })),
    ),
    zero: y(0),
    goal: y(view.target),
  }
}

export function pathOf(line: readonly Point[]): string {
  return line
    .map(({ x, y }, index) => `${index ? 'L' : 'M'}${x.toFixed(1)} ${y.toFixed(1)}`)
    .join('')
}
