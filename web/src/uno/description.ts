/** The table of UNO in words, for screen readers. */
import type { UnoRound } from '../protocol/generated'
import { cardName, say, type Names } from '../texts/texts.svelte'
import { colourName, theCard } from './cards'
import type { Seen } from './views'

export function describe(view: Seen, names: Names, edition: string): string[] {
  const round = view.match?.round
  if (!round) return []
  const cards = (count: number) => say('web', 'uno-cards', { count })
  const card = theCard(round.top)
  const lines = [
    round.colour
      ? say('web', 'uno-words-top', { card, colour: colourName(round.colour) })
      : say('web', 'uno-words-top-open', { card }),
    ...turnInWords(view, round, names),
    say('web', round.direction > 0 ? 'uno-clockwise' : 'uno-anticlockwise'),
  ]
  if (round.pending) lines.push(say('web', 'uno-words-pending', { cards: cards(round.pending) }))
  round.hand_sizes.forEach((count, seat) => {
    if (seat === view.seat) return
    const id = round.called.includes(seat) ? 'uno-words-holds-called' : 'uno-words-holds'
    lines.push(say('web', id, { name: names.seat(seat), cards: cards(count) }))
  })
  lines.push(say('web', 'uno-words-stock', { cards: cards(round.stock) }))
  if (view.seat !== null) {
    const list = round.hand.map((held) => cardName('uno', held, edition)).join(', ')
    const id = list ? 'uno-words-hand' : 'uno-words-hand-empty'
    lines.push(say('web', id, list ? { cards: cards(round.hand.length), list } : {}))
  }
  return lines
}

function turnInWords(view: Seen, round: UnoRound, names: Names): string[] {
  if (round.phase === 'over') return []
  const you = view.seat === round.on_turn ? 'yes' : 'no'
  return [say('web', 'uno-words-turn', { you, name: names.seat(round.on_turn) })]
}
