/** Moves that need no decision are made for a viewer who plays with bots alone. */
import type { Room } from '../catalogue'
import { isMyTurn } from './presence'
import type { PacedTable } from './pacedTable.svelte'

/** Milliseconds for which what led to the move can be seen. */
const SHOWN_MS = 1000

/**
 * Plays the only move there is, after a moment. Among several people it never does: when it comes
 * would tell them that there was no other.
 */
export function playFormalities(table: PacedTable, room: Pick<Room, 'formality'>): void {
  const move = $derived.by(() => {
    const { view, holding, status } = table
    const waits = !holding && status === 'live' && isMyTurn(view)
    return waits && view!.solo ? (room.formality?.(view!) ?? null) : null
  })
  // The same move may be due again in the next version.
  const version = $derived(table.happenings.at(-1)?.v)
  $effect(() => {
    void version
    if (!move) return
    const clock = setTimeout(() => table.play(move).catch(() => undefined), SHOWN_MS)
    return () => clearTimeout(clock)
  })
}
