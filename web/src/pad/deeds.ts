/** What somebody did on a pad step by step, so that it can be taken back step by step. */
import type { PadUndo } from '../device/messages'
import type { PadEvent, PadLog, PadPlace } from '../protocol/generated'

/** What was written at once, and what stood there before. */
interface Deed {
  at: number
  undone: PadUndo[]
  written: (string | null)[]
}

/** What a writer did last and has not taken back; null if there is nothing. */
export function lastDeed({ written }: PadLog, trail: readonly string[], by: string): Deed | null {
  const events = new Map(written.map((event) => [event.id, event]))
  const stood = new Map<string, string | null>()
  const deeds: Deed[] = []
  for (const deed of grouped(trail.flatMap((id) => events.get(id) ?? []))) {
    const done = deedOf(deed, stood)
    if (deed[0]!.by !== by) continue
    if (takesBack(done, deeds.at(-1))) deeds.pop()
    else deeds.push(done)
  }
  return deeds.at(-1) ?? null
}

/** What one writer wrote at the same moment. */
function grouped(events: readonly PadEvent[]): PadEvent[][] {
  const groups: PadEvent[][] = []
  for (const event of events) {
    const last = groups.find(([first]) => first!.by === event.by && first!.at === event.at)
    if (last) last.push(event)
    else groups.push([event])
  }
  return groups
}

/** Notes what stands after a deed, and returns what stood before it. */
function deedOf(events: readonly PadEvent[], stood: Map<string, string | null>): Deed {
  const undone = events.map(({ id, place }) => ({
    id,
    place,
    value: stood.get(keyOf(place)) ?? null,
  }))
  for (const { place, value } of events) stood.set(keyOf(place), value)
  return { at: events[0]!.at, undone, written: events.map(({ value }) => value) }
}

/** Whether everything is again as it was before the deed before. */
function takesBack({ undone, written }: Deed, before: Deed | undefined): boolean {
  if (before?.undone.length !== undone.length) return false
  return undone.every(({ place }, index) =>
    before.undone.some(
      (each) => keyOf(each.place) === keyOf(place) && each.value === written[index],
    ),
  )
}

function keyOf({ on, seat, round, field, of, reason }: PadPlace): string {
  return [on, seat, round, field, of, reason].join(' ')
}
