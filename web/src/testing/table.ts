/** Parts of a table for tests, for all games: animals play, the first is the viewer. */
import type { Happening, Table } from '../net/table'
import type { AnyEvent, View } from '../net/views'

export const ANIMALS = [
  'Dachs',
  'Igel',
  'Fuchs',
  'Eule',
  'Otter',
  'Luchs',
  'Biber',
  'Reh',
  'Hase',
  'Wolf',
]

type Head = Omit<View, 'game' | 'rules' | 'seat' | 'match'>

export function head(players: number, others: 'person' | 'bot'): Head {
  return {
    id: 'table',
    state: 'playing',
    pace: 'relaxed',
    times: {
      window: 7000,
      turn: null,
      bots: [900, 2200],
      grace: 1500,
      away: 120_000,
      pause: 20_000,
    },
    solo: others === 'bot',
    speed: 'normal',
    public: false,
    programs: false,
    hints: false,
    code: null,
    commitment: '',
    date: '2026-01-01',
    more_time: false,
    host: 0,
    chairs: ANIMALS.slice(0, players).map((name, seat) => ({
      name,
      shape: 'circle',
      kind: seat === 0 ? 'person' : others,
      level: '',
      stood_in: false,
      again: false,
      unwanted_by: [],
      replaced: false,
    })),
    terms: null,
    secret: null,
    clock: null,
    rematch: null,
    successor: null,
  }
}

export function happening(v: number, by: number | null, ...events: AnyEvent[]): Happening {
  return { v, at: v, by, events, missed: false }
}

/** A table that records the moves played. */
export function quietTable(view: View, happenings: Happening[] = []) {
  const played: string[] = []
  const table: Table = {
    id: view.id,
    code: '',
    view,
    status: 'live',
    happenings,
    remarks: [],
    here: { seats: [0, 1, 2, 3, 4, 5], watching: 0 },
    retryIn: 0,
    busy: false,
    now: () => 0,
    listen: () => () => undefined,
    play: (move) => {
      played.push(move)
      return Promise.resolve()
    },
    act: () => Promise.resolve(),
    say: () => Promise.resolve(),
  }
  return { table, played }
}
