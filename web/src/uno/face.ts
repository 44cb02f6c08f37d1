import type { Face } from '../catalogue'
import './theme.css'

export const face: Face<'uno'> = {
  place: 2,
  fan: ['red-7', 'wild', 'blue-draw-two'],
  emblem: 'green-7',
  usual: { edition: 'uno-carabiner', players: 4, counts: [2, 3, 4, 5, 6, 7, 8, 9, 10] },
  cards: {},
  partiesOf: ({ members }) => members,
  room: () => import('./unoRoom'),
  parts: () => import('./parts'),
  offers: ['pad', 'cases', 'manual', 'lessons'],
}
