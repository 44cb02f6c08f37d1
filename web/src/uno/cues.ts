/** Which events of UNO make a sound, alarm the viewer or are announced by a dialog. */
import type { AnyEvent } from '../net/views'
import { isStoodIn } from '../table/presence'
import type { Sound } from '../table/sounds'
import { instruction } from './instruction'
import { offerOf } from './moves'
import { drawn } from './status'
import type { UnoView } from './views'

const NEW_HANDS = ['Dealt', 'HandsSwapped', 'HandsPassedOn']

const SOUNDS: Partial<Record<AnyEvent['event'], Sound>> = {
  Played: 'card',
  UnoCalled: 'call',
  Caught: 'caught',
  Challenged: 'caught',
}

export function soundOf(event: AnyEvent): Sound | null {
  if (event.event === 'Played' && event.card === 'wild-draw-four') return 'four'
  return SOUNDS[event.event] ?? null
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

/** To keep a drawn card that does not fit. */
export function formality({ match }: UnoView): string | null {
  return match?.round.legal.join() === 'keep' ? 'keep' : null
}

export function advice(view: UnoView): string {
  const round = view.match?.round
  if (!round) return ''
  const offer = offerOf(round.legal)
  if (round.phase === 'drawn') return drawn(view, round, offer)
  return round.phase === 'turn' ? instruction(round, offer) : ''
}

export function isNewHand({ event }: AnyEvent): boolean {
  return NEW_HANDS.includes(event)
}
