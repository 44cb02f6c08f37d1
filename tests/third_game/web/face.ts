import type { Face } from '../catalogue'
import './theme.css'

export const face: Face<'zwanzig'> = {
  place: 3,
  startTexts: 'web-zwanzig',
  fan: ['three', 'twenty', 'eleven'],
  emblem: 'twenty',
  usual: { edition: 'zwanzig-tin', players: 2, counts: [2, 3, 4] },
  cards: {},
  partiesOf: ({ members }) => members,
  room: () => import('./zwanzigRoom'),
  offers: [],
  parts: async () => ({ cardGroups: () => import('./cardGroups') }),
}
