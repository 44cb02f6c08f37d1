/** What a table to look at in tests has, whichever game: animals sit there, the first is oneself. */
import type { View } from '../net/views'

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
    times: { window: 7000, turn: null, bots: [900, 2200], grace: 1500, away: 120_000 },
    public: false,
    programs: false,
    code: null,
    commitment: '',
    date: '2026-01-01',
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
