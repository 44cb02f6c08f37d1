/** The displays of a round, and whose they are. */
import type { RallyeDisplayView, RallyeRound } from '../protocol/generated'

/** The piles of a display: not every edition has one of its own for the speed. */
export function pilesOf(round: RallyeRound): readonly ('battle' | 'speed')[] {
  return round.agreed.speed_pile ? ['battle', 'speed'] : ['battle']
}

export function partyOf(round: RallyeRound, seat: number): number {
  return round.displays.findIndex(({ members }) => members.includes(seat))
}

/** The viewer's display, or null for a spectator. */
export function ownDisplay(round: RallyeRound, seat: number | null): RallyeDisplayView | null {
  if (seat === null) return null
  return round.displays[partyOf(round, seat)] ?? null
}

/** The other displays, in order of play after the viewer's. */
export function otherDisplays(round: RallyeRound, seat: number | null): RallyeDisplayView[] {
  if (seat === null) return round.displays
  const own = partyOf(round, seat)
  return [...round.displays.slice(own + 1), ...round.displays.slice(0, own)]
}
