import type { View } from '../net/views'
import { say } from '../texts/texts.svelte'
import { isMine, partiesOf, partyName } from './names'

/** How a party is called over its points: by its members, alone by "you". */
export function scoreName(view: View, party: number): string {
  const alone = partiesOf(view)[party]?.length === 1
  return alone && isMine(view, party) ? say('web', 'you') : partyName(view, party)
}
