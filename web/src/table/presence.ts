/** Who is away from the table, and who is needed. */
import type { Table } from '../net/table'
import type { View } from '../net/views'

/** Whether a person is away and no bot plays for them: shown with a plug. */
export function isAbsent(table: Pick<Table, 'view' | 'here'>, seat: number): boolean {
  const { view, here } = table
  const chair = view?.chairs[seat]
  if (!view || !chair || view.state !== 'playing' || seat === view.seat) return false
  return chair.kind === 'person' && !chair.stood_in && !here.seats.includes(seat)
}

/** The seat that everybody waits for although its player is away. */
export function waitedFor(table: Pick<Table, 'view' | 'here'>): number | null {
  const round = table.view?.match?.round
  if (!round || table.view?.state !== 'playing') return null
  return isAbsent(table, round.on_turn) ? round.on_turn : null
}

/** Whether it is this viewer's move, and no bot plays for them. */
export function isMyTurn(view: View | null): boolean {
  if (!view?.match || view.state !== 'playing' || view.seat === null) return false
  return !isStoodIn(view) && view.match.round.waiting.includes(view.seat)
}

/** Whether the others wait until this viewer has read the result of the last round. */
export function isReading(view: View | null): boolean {
  const clock = view?.clock
  return clock?.kind === 'pause' && clock.seats.includes(view!.seat ?? -1)
}

/** Whom a bot could replace for good if this viewer, the host, wants it and the others agree. */
export function replaceable(view: View): number[] {
  if (view.state !== 'playing' || view.seat === null || view.seat !== view.host) return []
  if (isStoodIn(view)) return []
  return view.chairs.flatMap((chair, seat) =>
    chair && chair.kind !== 'bot' && !chair.replaced && seat !== view.seat ? [seat] : [],
  )
}

/** Whom the others want to replace with a bot, while this viewer has not agreed. */
export function unwanted(view: View): number | null {
  const { seat: own, state } = view
  if (state !== 'playing' || own === null || isStoodIn(view)) return null
  const found = view.chairs.findIndex(
    (chair) => !!chair?.unwanted_by.length && !chair.unwanted_by.includes(own),
  )
  return found < 0 ? null : found
}

/** Whether a bot plays for this viewer. */
export function isStoodIn(view: View): boolean {
  return view.seat !== null && !!view.chairs[view.seat]?.stood_in
}
