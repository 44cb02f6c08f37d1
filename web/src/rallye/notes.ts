/** Notes on a player besides name and cards: on turn, away, replaced by a bot. */
import type { RallyeRound } from '../protocol/generated'
import { say } from '../texts/texts.svelte'
import type { RallyeView } from './views'

export function isOnTurn(round: RallyeRound, seat: number): boolean {
  return round.phase !== 'over' && round.on_turn === seat
}

export function notesOn(
  seat: number,
  round: RallyeRound,
  view: RallyeView,
  absent: boolean,
): string[] {
  const notes: string[] = []
  if (isOnTurn(round, seat)) notes.push(say('web', 'rallye-on-turn'))
  if (view.chairs[seat]?.kind === 'bot') notes.push(say('web', 'table-bot'))
  if (absent) notes.push(say('web', 'rallye-away'))
  else if (view.chairs[seat]?.stood_in) notes.push(say('web', 'rallye-stood-in'))
  return notes
}
