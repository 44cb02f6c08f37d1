/** How a manual is shared out over a sheet that is folded once. */
import type { Manual, ManualParagraph, ManualTable } from '../protocol/generated'
import { partsOf, type Shot } from './parts'

/** What is not torn apart; the first of a chapter has its heading. */
export interface Piece {
  heading?: string
  /** Whether it is needed for the first round. */
  first: boolean
  part: ManualParagraph | ManualTable | { kind: 'shot'; shot: Shot }
  /** The place of a picture in its story, if it has several. */
  number: number
}

export function piecesOf({ chapters }: Manual): Piece[] {
  return chapters.flatMap((chapter) => {
    const { first, title } = chapter
    const pieces = partsOf(chapter).flatMap((part): Piece[] => {
      if (part.kind !== 'story') return [{ first, part, number: 0 }]
      const alone = part.shots.length === 1
      return part.shots.map((shot, place) => ({
        first,
        part: { kind: 'shot', shot },
        number: alone ? 0 : place + 1,
      }))
    })
    return pieces.map((piece, index) => (index === 0 ? { ...piece, heading: title } : piece))
  })
}

/** From which piece on the inside is printed, and from which the back. */
export interface Cuts {
  inside: number
  back: number
}

/** How many columns the front, the inside and the back have. */
const COLUMNS = [2, 4, 2] as const

/** The cuts with which the longest column is shortest; `cover` is the height of the title. */
export function cutsOf(heights: readonly number[], cover: number): Cuts {
  let best: Cuts = { inside: 0, back: 0 }
  let least = Infinity
  for (let inside = 0; inside <= heights.length; inside++) {
    for (let back = inside; back <= heights.length; back++) {
      const shares = [heights.slice(0, inside), heights.slice(inside, back), heights.slice(back)]
      const longest = shares.map((share, index) => sum(share) / COLUMNS[index]!)
      longest[0]! += cover / COLUMNS[0]
      const most = Math.max(...longest)
      if (most < least) [best, least] = [{ inside, back }, most]
    }
  }
  return best
}

function sum(heights: readonly number[]): number {
  return heights.reduce((all, height) => all + height, 0)
}
