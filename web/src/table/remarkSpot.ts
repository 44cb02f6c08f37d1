/** Where the bubble of a phrase stands: at the speaker's seat, and not over others' names. */

export interface Box {
  left: number
  top: number
  right: number
  bottom: number
}

/** About as large as a bubble gets. */
const BUBBLE = { width: 176, height: 48 }
const MARGIN = 8
/** How far a bubble lies over the seat it belongs to. */
const LAP = 4

/** Below the seat, or beside it if fewer of the other seats are covered there. */
export function remarkSpot(
  seat: Box,
  others: readonly Box[],
  page: { width: number; height: number },
): { left: number; top: number } {
  const { width, height } = BUBBLE
  const spots = [
    { left: seat.left + 16, top: seat.bottom - LAP },
    { left: seat.right, top: seat.top },
  ].map(({ left, top }) => ({
    left: Math.max(MARGIN, Math.min(left, page.width - width - MARGIN)),
    top: Math.max(MARGIN, Math.min(top, page.height - height - MARGIN)),
  }))
  const covered = ({ left, top }: { left: number; top: number }) =>
    others.filter(
      (other) =>
        left < other.right &&
        other.left < left + width &&
        top < other.bottom &&
        other.top < top + height,
    ).length
  const fewest = Math.min(...spots.map(covered))
  return spots.find((spot) => covered(spot) === fewest)!
}
