/** Whose turn it is and for what, as one line and one sentence. */
import type { Happening } from '../net/table'
import { isStoodIn } from '../table/presence'
import { cardName, say, type Names } from '../texts/texts.svelte'
import { instruction } from './instruction'
import { isEmpty, type Offer } from './moves'
import { incident, lastTold } from './sentences'
import type { UnoView } from './views'

export interface Status {
  title: string
  text: string
}

type Round = NonNullable<UnoView['match']>['round']

export function statusOf(
  view: UnoView,
  offer: Offer,
  names: Names,
  happenings: readonly Happening[],
): Status {
  const round = view.match!.round
  const last = lastTold(happenings, view, names)
  if (round.phase === 'over') return { title: say('web', 'uno-round-over'), text: last }
  if (isStoodIn(view)) {
    return { title: say('web', 'uno-stood-in'), text: say('web', 'uno-stood-in-text') }
  }
  if (offer.words.has('uno')) {
    return { title: say('web', 'uno-late-call'), text: say('web', 'uno-late-call-text') }
  }
  if (round.waiting.includes(view.seat ?? -1)) {
    if (isEmpty(offer)) return { title: say('web', 'uno-your-turn'), text: last }
    const { title, text } = mine(view, round, offer, names)
    const before = incident(happenings, view, names)
    return { title, text: before ? `${before} ${text}` : text }
  }
  return theirs(round, offer, names, last)
}

function mine(view: UnoView, round: Round, offer: Offer, names: Names): Status {
  const title = say('web', 'uno-your-turn')
  const count = round.pending
  switch (round.phase) {
    case 'doubt':
      return {
        title: say('web', 'uno-doubt-yours', { name: names.seat(round.doubted?.seat ?? 0) }),
        text: say('web', 'uno-doubt-yours-text'),
      }
    case 'stack':
      return {
        title: say('web', 'uno-stack-yours', { count }),
        text: say('web', offer.lays.length > 0 ? 'uno-stack-pass-on' : 'uno-stack-draw'),
      }
    case 'colour':
      return {
        title: say('web', 'uno-naming-yours'),
        text: say('web', 'uno-naming-yours-text'),
      }
    case 'swapping':
      return { title: say('web', 'uno-swap-yours'), text: say('web', 'uno-swap-yours-text') }
    case 'drawn':
      return { title, text: drawn(view, round, offer) }
    default:
      return { title, text: instruction(round, offer) }
  }
}

function theirs(round: Round, offer: Offer, names: Names, last: string): Status {
  const name = names.seat(round.on_turn)
  const title = say('web', 'uno-their-turn', { name })
  if (offer.lays.length > 0) return { title, text: say('web', 'uno-jump-in-open') }
  const waitsFor: Record<string, () => string> = {
    doubt: () => say('web', 'uno-doubt-theirs', { name }),
    stack: () => say('web', 'uno-stack-theirs', { count: round.pending }),
    colour: () => say('web', 'uno-naming-theirs', { name }),
    swapping: () => say('web', 'uno-swap-theirs', { name }),
  }
  return { title, text: waitsFor[round.phase]?.() ?? last }
}

/** What a drawn card can be used for. */
export function drawn(view: UnoView, round: Round, offer: Offer): string {
  if (!round.drawn) return say('web', 'uno-drew-nothing')
  const card = cardName('uno', round.drawn, view.rules.split(',')[0]!)
  if (offer.lays.length === 0) return say('web', 'uno-drawn-useless', { card })
  return say('web', offer.words.has('keep') ? 'uno-drawn-fits' : 'uno-drawn-must', { card })
}
