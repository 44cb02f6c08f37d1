/** More time to answer attacks: asked for at every table where it matters, by whoever has set it. */
import type { Room } from '../catalogue'
import type { Table } from '../net/table'
import type { View } from '../net/views'
import { settings } from '../settings/settings.svelte'

export function askForTime(table: Table, room: Room): void {
  const { view } = table
  if (!settings.moreTime || !view || view.more_time || !canAsk(view, room)) return
  // If it is refused, the switch in the menu shows that.
  table.act('more-time').catch(() => undefined)
}

/** Whether the viewer plays a game in which something must be answered in time. */
export function canAsk(view: View, room: Room): boolean {
  return !!room.hurries && view.seat !== null && view.state === 'playing'
}
