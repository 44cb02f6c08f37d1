/** The board at the end of a round, which the server does not send: it deals the next at once. */
import type { AnyEvent } from '../net/views'
import type { UnoCard, UnoRound } from '../protocol/generated'
import { printedOn } from './cards'

/** Puts the last card on the pile, and counts the cards drawn because of it. */
export function lastBoard(before: UnoRound, events: readonly AnyEvent[]): UnoRound {
  let round: UnoRound = {
    ...before,
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
  for (const event of events) {
    if (event.event === 'Played') {
      const card = event.card as UnoCard
      const colour = event.colour ?? printedOn(card).colour
      round = { ...holding(round, event.seat, -1), top: card, colour, hand: without(round, event) }
    } else if (event.event === 'Drew') {
      round = {
        ...holding(round, event.seat, event.count),
        stock: Math.max(0, round.stock - event.count),
      }
    }
  }
  return round
}

function holding(round: UnoRound, seat: number, more: number): UnoRound {
  const sizes = round.hand_sizes.map((size, holder) => (holder === seat ? size + more : size))
  return { ...round, hand_sizes: sizes }
}

function without({ seat, hand }: UnoRound, laid: { seat: number; card: UnoCard }): UnoCard[] {
  const at = seat === laid.seat ? hand.indexOf(laid.card) : -1
  return hand.filter((_, index) => index !== at)
}
