import type { Face } from '../catalogue'
import './theme.css'

export const face: Face<'zwanzig'> = {
  place: 3,
  startTexts: 'web-zwanzig',
  fan: ['three', 'twenty', 'eleven'],
  emblem: 'twenty',
  usual: { edition: 'zwanzig-tin', players: 2, counts: [2, 3, 4] },
  cards: {},
  cardGroups: () => import('./cardGroups'),
  partiesOf: ({ members }) => members,
  room: () => import('./zwanzigRoom'),
}
