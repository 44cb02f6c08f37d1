/** Which events of UNO make a sound, alarm the viewer or are announced by a dialog. */
import type { AnyEvent } from '../net/views'
import { isStoodIn } from '../table/presence'
import type { Sound } from '../table/sounds'
import { say } from '../texts/texts.svelte'
import { offerOf } from './moves'
import type { UnoView } from './views'

const NEW_HANDS = ['Dealt', 'HandsSwapped', 'HandsPassedOn']

export function soundOf({ event }: AnyEvent): Sound | null {
  if (event === 'Played') return 'card'
  return event === 'MatchEnded' ? 'win' : null
}

/** Nothing in UNO must be answered within seconds. */
export const isAlarming = (): boolean => false

/** The dialogs of UNO do not announce what happened before. */
export const asksByDialog = (): boolean => false
export const isInDialog = (): boolean => false

/** Whoever forgot to call may still do so, until somebody notices. */
export function isPressing(view: UnoView): boolean {
  return !isStoodIn(view) && offerOf(view.match?.round.legal ?? []).words.has('uno')
}

export function advice({ match }: UnoView): string {
  if (match?.round.phase !== 'turn') return ''
  return offerOf(match.round.legal).lays.length > 0 ? '' : say('web', 'uno-nothing-fits')
}

export function isNewHand({ event }: AnyEvent): boolean {
  return NEW_HANDS.includes(event)
}
