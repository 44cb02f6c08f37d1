/** The labels of the button that lays a card. */
import { say, type Names } from '../texts/texts.svelte'
import { printedOn, kindOf } from './cards'
import type { Lay } from './moves'
import type { UnoView } from './views'

/** Cards that affect the next player: their label names them. */
const NAMES_NEXT = ['skip', 'draw-two', 'wild-draw-four']

export function layLabel(lay: Lay, view: UnoView, names: Names, call: boolean): string {
  const round = view.match!.round
  const { colour, rank } = printedOn(lay.card)
  const kind = kindOf(rank)
  const on = round.pending > 0 && kind !== 'skip' ? '-on' : ''
  const label =
    kind === 'number'
      ? say('web', 'uno-lay-number', { colour: colour!, rank })
      : NAMES_NEXT.includes(kind)
        ? say('web', `uno-lay-${kind}${on}`, { next: names.seat(round.follower!) })
        : say('web', `uno-lay-${kind}`)
  return call ? say('web', 'uno-lay-calling', { lay: label }) : label
}
