/** Who plays at this device. */
import type { View } from '../net/views'

/** The seats of people. */
export function peopleAt(view: View): number[] {
  return view.chairs.flatMap((chair, seat) => (chair?.kind === 'person' ? [seat] : []))
}

/**
 * The person the table waits for; null if it is a bot's turn or nobody's. Whoever has the device
 * keeps it while the table waits for them too.
 */
export function askedPerson(view: View): number | null {
  const waiting = view.state === 'playing' ? (view.match?.round.waiting ?? []) : []
  const asked = peopleAt(view).filter((seat) => waiting.includes(seat))
  if (view.seat !== null && asked.includes(view.seat)) return view.seat
  return asked[0] ?? null
}
