/** How a match of the guest's stands, in words. */
import type { Standing } from '../protocol/generated'
import { settings } from '../settings/settings.svelte'
import { say } from '../texts/texts.svelte'

/** Whether the guest, or its party, has won. */
export function isWon({ sitting, members, winners }: Standing): boolean {
  return winners.some((party) => members[party]?.includes(sitting.seat))
}

/** Who won, or what the table waits for. */
export function stateInWords(standing: Standing): string {
  const { sitting, members, winners } = standing
  if (sitting.state === 'open') return say('web', 'history-open')
  if (sitting.state === 'playing')
    return say('web', sitting.waits ? 'history-yours' : 'history-playing')
  if (isWon(standing)) return say('web', 'history-won')
  const seats = winners.flatMap((party) => members[party] ?? [])
  const names = seats.map((seat) => sitting.names[seat] ?? '')
  return say('web', 'history-winners', { count: seats.length, winners: listed(names) })
}

/** The points of every party, the most first. */
export function pointsInWords({ sitting, members, points }: Standing): string {
  const name = (seat: number) =>
    seat === sitting.seat ? say('web', 'history-you') : (sitting.names[seat] ?? '')
  return points
    .map((total, party) => ({ total, names: (members[party] ?? []).map(name) }))
    .toSorted((one, other) => other.total - one.total)
    .map(({ total, names }) => `${listed(names)} ${total.toLocaleString(settings.language)}`)
    .join(' · ')
}

/** Who else sits there. */
export function othersInWords({ sitting }: Standing): string {
  const others = sitting.names.filter((name, seat) => name !== null && seat !== sitting.seat)
  return others.length > 0
    ? say('web', 'history-others', { others: listed(others as string[]) })
    : ''
}

export function dateInWords({ sitting }: Standing): string {
  const format = { dateStyle: 'medium', timeStyle: 'short' } as const
  return new Intl.DateTimeFormat(settings.language, format).format(sitting.at)
}

function listed(names: readonly string[]): string {
  return new Intl.ListFormat(settings.language).format(names)
}
