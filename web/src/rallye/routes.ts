/** The flights of cards at events of the rally game. */
import type { RallyeCard, RallyeEvent, TableEvent } from '../protocol/generated'
import { dealt, drawn, held, route, type Route } from '../table/routes'
import { zoneOf } from './cards'
import { partyOf } from './displays'
import type { RallyeView } from './views'

export function routesOf(event: RallyeEvent | TableEvent, view: RallyeView): Route[] {
  const laid = (seat: number, card: RallyeCard, party: number) => [
    route(held(view, seat), pilesFor(card, party), card),
  ]
  const own = (seat: number) => partyOf(view.match!.round, seat)
  switch (event.event) {
    case 'Dealt':
      return dealt(view)
    case 'Drew':
      return [drawn(event, view)]
    case 'Laid':
      return laid(event.seat, event.card, own(event.seat))
    case 'CoupFourrePlayed':
      return laid(event.seat, event.safety, own(event.seat))
    case 'Attacked':
      return laid(event.seat, event.card, event.party)
    case 'Lifted':
      return [route(pilesFor(event.hazard, event.party), ['discard'], event.hazard)]
    case 'Discarded':
      return [route(held(view, event.seat), ['discard'], event.card)]
    default:
      return []
  }
}

/** The places for a card, best first: not every display has a spot for each, nor a pile for the speed. */
function pilesFor(card: RallyeCard, party: number): string[] {
  const display = `display-${party}`
  const zone = zoneOf(card, true)
  if (zone === 'speed') return [`${display}-speed`, `${display}-battle`, display]
  if (zone === 'battle') return [`${display}-battle`, display]
  return [`${display}-${card}`, `${display}-${zone}`, display]
}
