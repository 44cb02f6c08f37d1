/** How many play, and who with whom. */
import { faceOf } from '../catalogue'
import type { Game } from '../net/views'
import type { Edition, LineUp } from '../protocol/generated'
import type { Changes } from './rules'

/** How many may play; the usual numbers until the server has answered. */
export function playerCounts(
  game: Game,
  edition: Edition | undefined,
  changes: Changes,
): readonly number[] {
  return edition
    ? lineUps(edition, changes).map(({ players }) => players)
    : faceOf(game).usual.counts
}

/** The number nearest to the wanted one. */
export function nearest(counts: readonly number[], wanted: number): number {
  return counts.reduce((best, each) =>
    Math.abs(each - wanted) < Math.abs(best - wanted) ? each : best,
  )
}

/** The line-up for a number of players, if it is known. */
export function lineUp(
  edition: Edition | undefined,
  players: number,
  changes: Changes,
): LineUp | undefined {
  return edition && lineUps(edition, changes).find((each) => each.players === players)
}

/** The seats of each party; until they are known everybody plays for themselves. */
export function membersOf(
  edition: Edition | undefined,
  players: number,
  changes: Changes,
): readonly (readonly number[])[] {
  const known = lineUp(edition, players, changes)?.members
  return known ?? Array.from({ length: players }, (_, seat) => [seat])
}

/** The line-ups as printed, or as a house rule changes them. */
function lineUps(edition: Edition, changes: Changes): readonly LineUp[] {
  const turned = edition.house.find(
    ({ field, line_ups: ups }) => field in changes && ups.length > 0,
  )
  return (turned ?? edition).line_ups
}
