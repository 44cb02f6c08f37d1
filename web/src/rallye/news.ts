/** What is new on the table since one's own last move. */
import type { Happening } from '../net/table'
import type { RallyeCard, RallyeEvent, RallyeRound } from '../protocol/generated'
import { zoneOf } from './cards'
import { partyOf } from './displays'

/** The places where others have laid something since this seat acted; a spectator sees the last. */
export function news(
  happenings: readonly Happening[],
  round: RallyeRound,
  seat: number | null,
  speedPile: boolean,
): Set<string> {
  const places = new Set<string>()
  for (const { by, events } of happenings.toReversed()) {
    if (by !== null && by === seat) break
    for (const event of (events as RallyeEvent[]).toReversed()) {
      if (event.event === 'Dealt' || event.event === 'RoundEnded') return places
      const place = placeOf(event, round, speedPile)
      if (place) places.add(place)
    }
    if (seat === null && places.size > 0) break
  }
  return places
}

function placeOf(event: RallyeEvent, round: RallyeRound, speedPile: boolean): string | null {
  switch (event.event) {
    case 'Laid':
      return laidAt(partyOf(round, event.seat), event.card, speedPile)
    case 'Attacked':
      return laidAt(event.party, event.card, speedPile)
    case 'CoupFourrePlayed':
      return laidAt(partyOf(round, event.seat), event.safety, speedPile)
    case 'Discarded':
      return 'discard'
    default:
      return null
  }
}

/** A pile by its zone, a distance or a safety by its card. */
export function laidAt(party: number, card: RallyeCard, speedPile: boolean): string {
  const zone = zoneOf(card, speedPile)
  return `${party}-${zone === 'battle' || zone === 'speed' ? zone : card}`
}
