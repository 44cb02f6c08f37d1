/** An evening with real cards, as Python plays it: what people know of each round, what it scores. */
import { spawnSync } from 'node:child_process'
import { ROOT } from './server'

const PLAYED = ['run', '--no-sync', 'python', '-m', 'tests.web.evening']

export interface PlayedRound {
  /** All that can be said of it, in the words of the pad. */
  said: { field: string; of: number | null; value: string }[]
  /** By party, what it scored as it was played, and the totals of the match after it. */
  points: number[]
  totals: number[]
  winners: number[]
}

export interface Evening {
  edition: string
  members: number[][]
  /** All but the last were played until somebody had won. */
  matches: PlayedRound[][]
  /** The first match as the file of a score pad. */
  file: string
}

export function playedEvening(edition: string, players: number, rounds: number): Evening {
  const { status, stdout, stderr } = spawnSync(
    'uv',
    [...PLAYED, edition, `${players}`, `${rounds}`],
    {
      cwd: ROOT,
      encoding: 'utf8',
      maxBuffer: 1 << 24,
    },
  )
  if (status !== 0) throw new Error(`No evening was played: ${stderr}`)
  return JSON.parse(stdout) as Evening
}

/** What people can say of a field. */
export function saidOf({ said }: PlayedRound, field: string, of: number | null = null): string {
  const found = said.find((each) => each.field === field && each.of === of)
  if (!found) throw new Error(`Nothing is known of ${field} ${of}`)
  return found.value
}
