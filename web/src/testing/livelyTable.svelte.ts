/** A table at which a test lets things happen. */
import type { Deed, Happening, Table } from '../net/table'
import type { AnyEvent, View } from '../net/views'
import { quietTable } from './table'

export function livelyTable(first: View) {
  const { table: quiet } = quietTable(first)
  const ears = new Map<(happening: Happening) => void, (() => void) | undefined>()
  const deeds: Deed[] = []
  const played: string[] = []
  let view = $state.raw(first)
  let happenings = $state.raw<readonly Happening[]>([])
  let busy = $state(false)
  const table: Table = {
    ...quiet,
    get view() {
      return view
    },
    get happenings() {
      return happenings
    },
    get busy() {
      return busy
    },
    play: (move) => {
      played.push(move)
      return Promise.resolve()
    },
    act: (deed) => {
      deeds.push(deed)
      return Promise.resolve()
    },
    listen: (hear, leapt) => {
      ears.set(hear, leapt)
      return () => ears.delete(hear)
    },
  }

  function happen(next: View, by: number | null, ...events: AnyEvent[]): void {
    const v = (happenings.at(-1)?.v ?? 0) + 1
    const told = table.completed?.(events, view, next) ?? events
    view = next
    const happening = { v, at: v, by, events: told, missed: false }
    happenings = [...happenings, happening]
    for (const hear of ears.keys()) hear(happening)
  }

  /** Replaces the view without the events that led to it. */
  function leap(next: View): void {
    view = next
    happenings = []
    for (const leapt of ears.values()) leapt?.()
  }

  /** Lets a move be on its way, or arrive. */
  function send(sent: boolean): void {
    busy = sent
  }

  return { table, happen, leap, send, deeds, played }
}
