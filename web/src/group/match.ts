/** A match of the group in words, and where it is to be seen. */
import type { GroupMatch } from '../device/messages'
import type { MatchSummary } from '../protocol/generated'
import { replayHere } from '../replay/address'
import { settings } from '../settings/settings.svelte'
import { say } from '../texts/texts.svelte'

export function dateOf({ at }: GroupMatch): string {
  if (!at) return say('web', 'group-some-day')
  return new Intl.DateTimeFormat(settings.language, { dateStyle: 'medium' }).format(at)
}

/** The path of its page; what came as a file has none. */
export function linkTo({ kind, id }: GroupMatch): string | null {
  if (kind === 'file') return null
  if (kind === 'pad') return `/pad/${id}`
  return `/r/${kind === 'device' ? replayHere(id) : id}`
}

/** Everybody's points, the winners marked. */
export function pointsOf({ names, members, points, winners }: MatchSummary): string {
  const total = (party: number) => points.reduce((sum, round) => sum + round[party]!, 0)
  return members
    .map((seats, party) => {
      const told = {
        names: new Intl.ListFormat(settings.language).format(seats.map((seat) => names[seat]!)),
        points: total(party).toLocaleString(settings.language),
      }
      return say('web', winners.includes(party) ? 'group-winner' : 'group-party', told)
    })
    .join(' · ')
}
