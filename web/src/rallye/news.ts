/** What is new on the table since the viewer's last move. */
import type { Happening } from '../net/table'
import type { RallyeCard, RallyeEvent, RallyeRound } from '../protocol/generated'
import { zoneOf } from './cards'
import { partyOf } from './displays'

/** The places where others have laid something since this seat moved; for a spectator, the last one. */
export function news(
  happenings: readonly Happening[],
  round: RallyeRound,
  seat: number | null,
): Set<string> {
  const places = new Set<string>()
  const lifted = new Set<string>()
  for (const { by, events } of happenings.toReversed()) {
    if (by !== null && by === seat) break
    for (const event of (events as RallyeEvent[]).toReversed()) {
      if (event.event === 'Dealt' || event.event === 'RoundEnded') return places
      if (event.event === 'Lifted') lifted.add(laidAt(round, event.party, event.hazard))
      const place = placeOf(event, round)
      // A hazard that was lifted since is not there any more.
      if (!place || (event.event === 'Attacked' && lifted.delete(place))) continue
      places.add(place)
    }
    if (seat === null && places.size > 0) break
  }
  return places
}

function placeOf(event: RallyeEvent, round: RallyeRound): string | null {
  switch (event.event) {
    case 'Laid':
      return laidAt(round, partyOf(round, event.seat), event.card)
    case 'Attacked':
      return laidAt(round, event.party, event.card)
    case 'CoupFourrePlayed':
      return laidAt(round, partyOf(round, event.seat), event.safety)
    case 'Discarded':
    case 'Lifted':
      return 'discard'
    default:
      return null
  }
}

/** A pile by its zone, a distance or a safety by its card. */
export function laidAt({ agreed }: RallyeRound, party: number, card: RallyeCard): string {
  const zone = zoneOf(card, agreed.speed_pile)
  return `${party}-${zone === 'battle' || zone === 'speed' ? zone : card}`
}
