/** The table of Zwanzig in words, for screen readers. */
import { say, type Names } from '../texts/texts.svelte'
import { numberOf } from './cards'
import { who } from './sentences'
import type { ZwanzigView } from './views'

export function describe(view: ZwanzigView, names: Names): string[] {
  const round = view.match?.round
  if (!round) return []
  const cards = (count: number) => say('web', 'zwanzig-cards', { count })
  const others = round.hand_sizes.flatMap((count, seat) =>
    seat === view.seat
      ? []
      : say('web', 'zwanzig-words-holds', {
          name: names.seat(seat),
          cards: cards(count),
        }),
  )
  const list = round.hand.map(numberOf).join(', ')
  return [
    say('web', 'zwanzig-words-top', { card: numberOf(round.top) }),
    say('web', 'zwanzig-words-turn', who(round.on_turn, view, names)),
    ...others,
    say('web', 'zwanzig-words-stock', { cards: cards(round.stock) }),
    ...(view.seat === null
      ? []
      : [
          say('web', 'zwanzig-words-hand', {
            cards: cards(round.hand.length),
            list,
          }),
        ]),
  ]
}
