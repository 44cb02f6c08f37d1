/** What happened since the viewer's last move: it is marked on the table until the next. */
import type { Happening } from '../net/table'
import type { UnoCard } from '../protocol/generated'

export interface Recent {
  laid: { seat: number; card: UnoCard } | null
  /** How many cards each seat drew. */
  drew: ReadonlyMap<number, number>
  called: ReadonlySet<number>
}

export function recentOf(happenings: readonly Happening[], seat: number | null): Recent {
  const drew = new Map<number, number>()
  const called = new Set<number>()
  let laid: Recent['laid'] = null
  for (const { events } of sinceOwn(happenings, seat)) {
    for (const event of events) {
      if (event.event === 'Played') laid = { seat: event.seat, card: event.card }
      if (event.event === 'Drew') drew.set(event.seat, (drew.get(event.seat) ?? 0) + event.count)
      if (event.event === 'UnoCalled') called.add(event.seat)
    }
  }
  return { laid, drew, called }
}

/** The last challenge that was seen: in which version, and whether the card was against the rule. */
export function lastChallenge(
  happenings: readonly Happening[],
): { v: number; by: number; challenged: number; guilty: boolean } | null {
  for (const { v, events } of happenings.toReversed()) {
    const last = events.findLast((event) => event.event === 'Challenged')
    if (last?.event !== 'Challenged') continue
    return { v, by: last.seat, challenged: last.challenged, guilty: last.guilty }
  }
  return null
}

function sinceOwn(happenings: readonly Happening[], seat: number | null): readonly Happening[] {
  const dealt = happenings.findLastIndex(({ events }) =>
    events.some(({ event }) => event === 'Dealt'),
  )
  const own = seat === null ? -1 : happenings.findLastIndex(({ by }) => by === seat)
  const start = Math.max(dealt, own)
  // A spectator never moves: only the last move is new.
  return happenings.slice(seat === null ? Math.max(start, happenings.length - 2) + 1 : start + 1)
}

/** The card that lay on top before the one that lies there now, which may still be being told. */
export function cardUnderTop(happenings: readonly Happening[], top: UnoCard): UnoCard | null {
  const laid: UnoCard[] = []
  for (const event of happenings.flatMap(({ events }) => events)) {
    if (event.event === 'Dealt') laid.length = 0
    if (event.event === 'Played' || event.event === 'TurnedUp') {
      laid.push(event.card as UnoCard)
    }
  }
  return laid.at(laid.at(-1) === top ? -2 : -1) ?? null
}
