/** How what happens at a table of UNO is heard. */
import type { AnyEvent } from '../net/views'
import type { Sound } from '../table/sounds'

const NEW_HANDS = ['Dealt', 'HandsSwapped', 'HandsPassedOn']

export function soundOf({ event }: AnyEvent): Sound | null {
  if (event === 'Played') return 'card'
  return event === 'MatchEnded' ? 'win' : null
}

/** Nothing in UNO must be answered within seconds. */
export const isAlarming = (): boolean => false

/** What is asked here does not say what happened before. */
export const asksByDialog = (): boolean => false
export const isToldByDialog = (): boolean => false

export function isNewHand({ event }: AnyEvent): boolean {
  return NEW_HANDS.includes(event)
}
