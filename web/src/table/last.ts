/** What was last done with a card: boards mark it until the viewer acts. */
import type { Happening, Table } from '../net/table'
import type { AnyEvent } from '../net/views'

const WITH_A_CARD = ['Laid', 'Attacked', 'Discarded', 'CoupFourrePlayed', 'Played', 'TurnedUp']

export function lastHappening(table: Pick<Table, 'happenings'>): Happening | null {
  return table.happenings.findLast(({ events }) => events.some(isWithACard)) ?? null
}

function isWithACard({ event }: AnyEvent): boolean {
  return WITH_A_CARD.includes(event)
}
