/** The great moments of UNO. */
import type { AnyEvent } from '../net/views'
import type { Moment } from '../table/moments.svelte'
import { say } from '../texts/texts.svelte'

export function momentOf(event: AnyEvent): Pick<Moment, 'kind' | 'title'> | null {
  switch (event.event) {
    case 'UnoCalled':
      return { kind: 'call', title: say('web', 'moment-call') }
    case 'Caught':
      return { kind: 'caught', title: say('web', 'moment-caught') }
    case 'Challenged': {
      const verdict = event.guilty ? 'right' : 'wrong'
      return { kind: 'doubt', title: say('web', `moment-doubt-${verdict}`) }
    }
    case 'Played':
      return event.card === 'wild-draw-four'
        ? { kind: 'four', title: say('web', 'moment-four') }
        : null
    default:
      return null
  }
}
