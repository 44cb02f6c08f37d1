/** The flights of cards at events of UNO. */
import type { AnyEvent } from '../net/views'
import { dealt, drawn, held, route, type Route } from '../table/routes'
import type { UnoView } from './views'

export function routesOf(event: AnyEvent, view: UnoView): Route[] {
  switch (event.event) {
    case 'Dealt':
      return dealt(view)
    case 'Drew':
      return [drawn(event, view)]
    case 'Played':
      return [route(held(view, event.seat), ['discard'], event.card)]
    case 'TurnedUp':
      return [route(['stock'], ['discard'], event.card)]
    case 'HandsSwapped':
      return [
        route(held(view, event.seat), held(view, event.other), 'back'),
        route(held(view, event.other), held(view, event.seat), 'back'),
      ]
    default:
      return []
  }
}
