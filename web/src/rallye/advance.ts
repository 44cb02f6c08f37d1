/** The board after each event of a move: the server sends only the view after all of them. */
import type { EventOf } from '../net/views'
import type { RallyeCard, RallyeDisplayView, RallyeRound } from '../protocol/generated'
import { kmOf, zoneOf } from './cards'
import { partyOf } from './displays'

type Display = RallyeDisplayView

export function advance(
  round: RallyeRound,
  event: EventOf<'rallye'>,
  next: RallyeRound | null,
): RallyeRound {
  switch (event.event) {
    case 'Dealt':
      return next ? { ...next, phase: 'dealing', waiting: [], legal: [] } : round
    case 'Drew':
      return drew(round, event.seat, event.count, next)
    case 'Laid':
      return laid(round, event.seat, event.card, partyOf(round, event.seat))
    case 'Attacked':
      return laid(round, event.seat, event.card, event.party)
    case 'CoupFourrePlayed':
      return laid(round, event.seat, event.safety, partyOf(round, event.seat), true)
    case 'Lifted': {
      const pile = zoneOf(event.hazard, round.agreed.speed_pile)
      const under = next?.displays[event.party]?.[pile as 'battle'] ?? null
      const lifted = (display: Display) => ({ ...display, [pile]: under })
      return { ...changed(round, event.party, lifted), discard: event.hazard }
    }
    case 'Discarded':
      return { ...without(round, event.seat, event.card), discard: event.card }
    case 'ExtensionCalled':
      return { ...round, goal: event.goal }
    default:
      return round
  }
}

export function lastBoard(round: RallyeRound): RallyeRound {
  return { ...round, phase: 'over', waiting: [], attack: null, legal: [] }
}

function drew(
  round: RallyeRound,
  seat: number,
  count: number,
  next: RallyeRound | null,
): RallyeRound {
  return {
    ...round,
    stock: Math.max(0, round.stock - count),
    hand: next && seat === round.seat ? next.hand : round.hand,
    hand_sizes: held(round, seat, count),
  }
}

function without(round: RallyeRound, seat: number, card: RallyeCard): RallyeRound {
  const at = round.seat === seat ? round.hand.indexOf(card) : -1
  return {
    ...round,
    hand: round.hand.filter((_, index) => index !== at),
    hand_sizes: held(round, seat, -1),
  }
}

function held({ hand_sizes }: RallyeRound, seat: number, more: number): number[] {
  return hand_sizes.map((size, holder) => (holder === seat ? size + more : size))
}

function laid(
  round: RallyeRound,
  seat: number,
  card: RallyeCard,
  party: number,
  crosswise = false,
): RallyeRound {
  const { speed_pile } = round.agreed
  return changed(without(round, seat, card), party, (display) =>
    withCard(display, card, speed_pile, crosswise),
  )
}

function changed(
  round: RallyeRound,
  party: number,
  change: (display: Display) => Display,
): RallyeRound {
  const displays = round.displays.map((display) =>
    display.party === party ? change(display) : display,
  )
  return { ...round, displays }
}

function withCard(
  display: Display,
  card: RallyeCard,
  speedPile: boolean,
  crosswise: boolean,
): Display {
  const { km, distances, safeties } = display
  const zone = zoneOf(card, speedPile)
  switch (zone) {
    case 'distances':
      return {
        ...display,
        km: km + kmOf(card),
        distances: { ...distances, [card]: (distances[card] ?? 0) + 1 },
      }
    case 'safeties':
      return { ...display, safeties: [...safeties, { card, crosswise }] }
    default:
      return { ...display, [zone]: card }
  }
}
