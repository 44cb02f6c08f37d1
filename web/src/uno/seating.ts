/** Who sits where around the table, seen from the viewer's seat, as cells of a grid. */
import type { UnoView } from './views'

export interface Cell {
  row: number
  column: number
}

export interface Spot {
  seat: number
  /** On a phone: one row, or two whose lower one is open in the middle. */
  narrow: Cell
  /** On a wide table: the top row, and columns to the left and to the right. */
  wide: Cell
}

export interface Seating {
  spots: readonly Spot[]
  narrowColumns: number
  /** Seats in the top row of a wide table, and rows at its sides. */
  wideTop: number
  wideSides: number
}

interface Split {
  left: number
  top: number
  right: number
}

const MAX_IN_A_ROW = 5
/** Seats at each side of a wide table, by how many there are to place. */
const AT_THE_SIDES = [0, 0, 0, 1, 1, 1, 2, 2, 2, 2, 2]

/** Everybody but the viewer, clockwise from the left; a spectator sees all. */
export function seatingOf(view: UnoView): Seating {
  const count = view.chairs.length
  const own = view.seat
  const seats =
    own === null
      ? Array.from({ length: count }, (_, seat) => seat)
      : Array.from({ length: count - 1 }, (_, step) => (own + 1 + step) % count)
  const narrow = narrowSplit(seats.length)
  const wide = wideSplit(seats.length)
  return {
    spots: seats.map((seat, place) => ({
      seat,
      narrow: inRows(place, narrow),
      wide: inColumns(place, wide),
    })),
    narrowColumns: narrow.top,
    wideTop: wide.top,
    wideSides: Math.max(wide.left, wide.right),
  }
}

function narrowSplit(count: number): Split {
  if (count <= MAX_IN_A_ROW) return { left: 0, top: count, right: 0 }
  const top = count % 2 === 0 && count < 10 ? 4 : 5
  const left = Math.floor((count - top) / 2)
  return { left, top, right: count - top - left }
}

function wideSplit(count: number): Split {
  const side = AT_THE_SIDES[count] ?? 2
  return { left: side, top: count - 2 * side, right: side }
}

/** The cell of a place in rows: the order goes from below left, along the top, back to the right. */
function inRows(place: number, { left, top }: Split): Cell {
  if (place < left) return { row: 2, column: left - place }
  if (place < left + top) return { row: 1, column: place - left + 1 }
  return { row: 2, column: top - (place - left - top) }
}

function inColumns(place: number, { left, top }: Split): Cell {
  if (place < left) return { row: left - place + 1, column: 1 }
  if (place < left + top) return { row: 1, column: place - left + 2 }
  return { row: place - left - top + 2, column: top + 2 }
}
