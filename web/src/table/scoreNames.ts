import type { View } from '../net/views'
import { say } from '../texts/texts.svelte'
import { isMine, partiesOf, partyName } from './names'

/** The name of a party above its points: its members, or "you" for the viewer alone. */
export function scoreName(view: View, party: number): string {
  const alone = partiesOf(view)[party]?.length === 1
  return alone && isMine(view, party) ? say('web', 'you') : partyName(view, party)
}
