/** The address of a position in a replay: it can be sent to others. */
import { address } from '../pages.svelte'

/** Before the id of a table of this device, in the address of its replay. */
const HERE = '~'

export interface ReplayAddress {
  table: string
  /** A seat's number, or `open` with all cards open. */
  seat: string
  move: number
  /** The code that lets others see a table that is not public. */
  code: string
}

export function addressOf({ table, seat, move, code }: ReplayAddress): string {
  const query = new URLSearchParams({ seat, move: String(move) })
  return `${address(`/r/${table}`)}?${query}${code && `#${encodeURIComponent(code)}`}`
}

/** Whose eyes and which move the query of such an address names. */
export function positionIn(query: string): Pick<ReplayAddress, 'seat' | 'move'> {
  const asked = new URLSearchParams(query)
  return { seat: asked.get('seat') ?? 'open', move: Number(asked.get('move') ?? 0) }
}

export function isHere(table: string): boolean {
  return table.startsWith(HERE)
}

/** The id by which the replay of a table of this device is known. */
export function replayHere(table: string): string {
  return HERE + table
}

/** The id of the table of such a replay. */
export function idHere(replay: string): string {
  return replay.slice(HERE.length)
}
