/** A position of a replay in words, and its match in a headline. */
import type { Room } from '../catalogue'
import type { Happening } from '../net/table'
import type { View } from '../net/views'
import { settings } from '../settings/settings.svelte'
import { namesOf, partiesOf, partyName, joinNames } from '../table/names'
import { editionOf, say } from '../texts/texts.svelte'
import type { Timeline } from './timeline'

/** What led to a position, in sentences; empty if nobody could see it. */
export function sentencesAt(timeline: Timeline, position: number, room: Room): string {
  const view = timeline.view(position)
  const { events } = timeline.happenings[position]!
  const told = events.map((event) =>
    room.narrate(event, view, namesOf(view), editionOf(view.rules)),
  )
  return told.filter((sentence) => sentence !== null).join(' ') || say('web', 'replay-unseen')
}

/** The card to show beside a happening. */
export function cardOf({ events }: Happening, room: Room): string | null {
  return events.map((event) => room.miniCard(event)).find((card) => card !== null) ?? null
}

/** Who played: two parties against each other, more of them in a row. */
export function playersOf(view: View): string {
  const parties = partiesOf(view).map((_, party) => partyName(view, party))
  if (parties.length !== 2) return joinNames(parties)
  return say('web', 'replay-versus', { one: parties[0]!, other: parties[1]! })
}

/** Who won, and by how much. */
export function resultOf(view: View): string {
  const { winners = [], totals = [] } = view.match ?? {}
  return say('web', 'replay-result', {
    count: winners.flatMap((party) => partiesOf(view)[party] ?? []).length,
    winners: joinNames(winners.map((party) => partyName(view, party))),
    points: totals.map((total) => total.toLocaleString(settings.language)).join(' : '),
  })
}

export function dateOf(view: View): string {
  const format = new Intl.DateTimeFormat(settings.language, { dateStyle: 'long', timeZone: 'UTC' })
  return format.format(new Date(view.date))
}
