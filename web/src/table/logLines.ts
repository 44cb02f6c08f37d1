/** What happened as lines of the log. */
import type { Room } from '../catalogue'
import type { Happening } from '../net/table'
import type { AnyEvent, View } from '../net/views'
import { editionOf } from '../texts/texts.svelte'
import { namesOf } from './names'

interface LogLine {
  id: string
  text: string
  card: string | null
  /** The viewer did this. */
  mine: boolean
  /** A round or the match begins or ends. */
  heading: boolean
}

const HEADINGS = ['Dealt', 'Started', 'RoundEnded', 'MatchEnded']

export function linesOf(
  happenings: readonly Happening[],
  view: View,
  { narrate, miniCard }: Pick<Room, 'narrate' | 'miniCard'>,
): LogLine[] {
  const names = namesOf(view)
  const edition = editionOf(view.rules)
  return happenings.flatMap(({ v, events }) =>
    events.flatMap((event, index) => {
      const text = narrate(event, view, names, edition)
      if (text === null) return []
      const heading = HEADINGS.includes(event.event)
      const mine = isBy(event, view.seat)
      return [{ id: `${v}.${index}`, text, card: miniCard(event), mine, heading }]
    }),
  )
}

function isBy(event: AnyEvent, seat: number | null): boolean {
  return seat !== null && 'seat' in event && event.seat === seat
}
