/** The board after each event of a move: the server sends only the view after all of them. */
import type { AnyEvent } from '../net/views'
import type { UnoCard, UnoRound } from '../protocol/generated'
import { printedOn } from './cards'

export function advance(round: UnoRound, event: AnyEvent, next: UnoRound | null): UnoRound {
  switch (event.event) {
    case 'Dealt':
      // The card that is turned up next lies on the stock.
      return next
        ? { ...next, phase: 'dealing', waiting: [], legal: [], stock: next.stock + 1 }
        : round
    case 'TurnedUp':
      return next ? { ...next, waiting: [], legal: [] } : round
    case 'Played':
      return played(round, event.seat, event.card as UnoCard, event.colour)
    case 'Drew':
      return {
        ...holding(round, event.seat, event.count),
        stock: Math.max(0, round.stock - event.count),
        hand: next && event.seat === round.seat ? next.hand : round.hand,
      }
    case 'Reshuffled':
      return { ...round, stock: event.stock }
    case 'HandsSwapped':
    case 'HandsPassedOn':
      return next ? { ...round, hand: next.hand, hand_sizes: next.hand_sizes } : round
    default:
      return round
  }
}

export function lastBoard(round: UnoRound): UnoRound {
  return {
    ...round,
    phase: 'over',
    waiting: [],
    pending: 0,
    doubted: null,
    uncalled: null,
    drawn: null,
    shown: null,
    legal: [],
    blocked: {},
  }
}

function played(
  round: UnoRound,
  seat: number,
  card: UnoCard,
  colour: UnoRound['colour'],
): UnoRound {
  const at = round.seat === seat ? round.hand.indexOf(card) : -1
  return {
    ...holding(round, seat, -1),
    top: card,
    colour: colour ?? printedOn(card).colour,
    hand: round.hand.filter((_, index) => index !== at),
  }
}

function holding(round: UnoRound, seat: number, more: number): UnoRound {
  const sizes = round.hand_sizes.map((size, holder) => (holder === seat ? size + more : size))
  return { ...round, hand_sizes: sizes }
}
