/** Which way a card goes over the table when something happens. */
import type { AnyEvent, View } from '../net/views'
import { partyOf } from './words'

export interface Route {
  /** Names of places, the best first: not every board has all of them. */
  from: string[]
  to: string[]
  card: string
  times: number
}

const MOST_AT_ONCE = 4
const ABOUT_SPEED = ['speed-limit', 'end-of-limit']

export function routesOf(event: AnyEvent, view: View): Route[] {
  switch (event.event) {
    case 'Drew':
      return [route(['stock'], held(view, event.seat), 'back', Math.min(event.count, MOST_AT_ONCE))]
    case 'Laid':
      return [route(held(view, event.seat), laid(view, event.seat, event.card), event.card)]
    case 'CoupFourrePlayed':
      return [route(held(view, event.seat), laid(view, event.seat, event.safety), event.safety)]
    case 'Attacked':
      return [route(held(view, event.seat), piles(event.party, event.card), event.card)]
    case 'Discarded':
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

function route(from: string[], to: string[], card: string, times = 1): Route {
  return { from, to, card, times }
}

function held(view: View, seat: number): string[] {
  return seat === view.seat ? ['hand', `seat-${seat}`] : [`seat-${seat}`]
}

function laid(view: View, seat: number, card: string): string[] {
  return piles(partyOf(view, seat), card)
}

function piles(party: number, card: string): string[] {
  const display = `display-${party}`
  if (card.startsWith('km-')) return [`${display}-${card}`, `${display}-distances`, display]
  if (ABOUT_SPEED.includes(card)) return [`${display}-speed`, `${display}-battle`, display]
  if (isShield(card)) return [`${display}-${card}`, `${display}-safeties`, display]
  return [`${display}-battle`, display]
}

function isShield(card: string): boolean {
  return ['right-of-way', 'driving-ace', 'puncture-proof', 'petrol-station'].includes(card)
}
