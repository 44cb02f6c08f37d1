import type { Face } from '../catalogue'
import { say } from '../texts/texts.svelte'
import { drawings } from './deck'
import './theme.css'

export const face: Face<'rallye'> = {
  place: 1,
  fan: ['flat-tyre', 'km-100', 'right-of-way'],
  emblem: 'roll',
  usual: { edition: 'winning-moves', players: 2, counts: [2, 3, 4, 6] },
  cards: drawings,
  partiesOf: ({ displays }) => displays.map(({ members }) => members),
  refusalInWords({ reason, args }, { seat, match }) {
    const isAttacked =
      reason === 'window-open' &&
      seat !== null &&
      match?.round.displays[Number(args.party)]?.members.includes(seat)
    return isAttacked ? say('web', 'rallye-why-attacked') : null
  },
  room: () => import('./rallyeRoom'),
  parts: () => import('./parts'),
  offers: ['pad', 'cases', 'manual', 'lessons'],
}
