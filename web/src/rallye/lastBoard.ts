/** The board at the end of a round, which the server does not send: it deals the next at once. */
import type { EventOf } from '../net/views'
import type { RallyeCard, RallyeDisplayView, RallyeRound } from '../protocol/generated'
import { kmOf, zoneOf } from './cards'
import { partyOf } from './displays'

/** Adds the last card where it was laid; an attack is on the board already. */
export function lastBoard(before: RallyeRound, events: readonly EventOf<'rallye'>[]): RallyeRound {
  let round: RallyeRound = {
    ...before,
    phase: 'over',
    waiting: [],
    attack: null,
    legal: [],
  }
  for (const event of events) {
    if (event.event === 'Discarded') {
      round = { ...without(round, event.seat, event.card), discard: event.card }
    } else if (event.event === 'Laid') {
      round = laid(without(round, event.seat, event.card), partyOf(round, event.seat), event.card)
    }
  }
  return round
}

function without(round: RallyeRound, seat: number, card: RallyeCard): RallyeRound {
  const at = round.seat === seat ? round.hand.indexOf(card) : -1
  return {
    ...round,
    hand: round.hand.filter((_, index) => index !== at),
    hand_sizes: round.hand_sizes.map((size, holder) => (holder === seat ? size - 1 : size)),
  }
}

function laid(round: RallyeRound, party: number, card: RallyeCard): RallyeRound {
  const displays = round.displays.map((display) =>
    display.party === party ? withCard(display, card, round.agreed.speed_pile) : display,
  )
  return { ...round, displays }
}

function withCard(
  display: RallyeDisplayView,
  card: RallyeCard,
  speedPile: boolean,
): RallyeDisplayView {
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
      return { ...display, safeties: [...safeties, { card, crosswise: false }] }
    default:
      return { ...display, [zone]: card }
  }
}
