/** The people and bots of a table on this device, as they are chosen. */
import { SHAPE_NAMES } from '../look/shapes'
import type { NewDeviceTable } from '../protocol/generated'

/** The plan of a table on the start page. */
interface Plan {
  game: string
  rules: string
  pace: string
  level: string
}

/** Why nobody can begin yet. */
type Obstacle = 'empty' | 'same' | 'jump-in'

const KEY = 'tischrunde.people'
/** A rule set by which somebody may act without having the device. */
const JUMPS_IN = /,jump-in\b/

/** The table that is wanted; `people` are names by seat, null where a bot sits. */
export function wantedTable(
  { game, rules, pace, level }: Plan,
  people: readonly (string | null)[],
  shape: string,
  face_up: boolean,
): NewDeviceTable | Obstacle {
  const names = people.flatMap((name) => (name === null ? [] : [name.trim()]))
  if (names.length === 0 || names.includes('')) return 'empty'
  if (new Set(names).size < names.length) return 'same'
  if (names.length > 1 && JUMPS_IN.test(rules)) return 'jump-in'
  const seats = people.map((name, seat) =>
    name === null
      ? { bot: level }
      : { name: name.trim(), shape: seat === 0 ? shape : SHAPE_NAMES[seat % SHAPE_NAMES.length]! },
  )
  return { game, rules, pace, hints: true, seats, face_up }
}

/** Who sat here the last time; whoever is new at the device plays with bots. */
export function storedPeople(players: number, own: string): (string | null)[] {
  const last = stored()
  return Array.from({ length: players }, (_, seat) => (seat === 0 ? own : (last[seat] ?? null)))
}

export function storePeople(people: readonly (string | null)[]): void {
  try {
    localStorage.setItem(KEY, JSON.stringify(people))
  } catch {
    // Then the names are asked again.
  }
}

function stored(): (string | null)[] {
  try {
    return (JSON.parse(localStorage.getItem(KEY) ?? '[]') as (string | null)[] | null) ?? []
  } catch {
    return []
  }
}
