/** A pad as a text to send to somebody. */
import type { PadView } from '../protocol/generated'
import { say } from '../texts/texts.svelte'
import { editionName, gameName, pointsInWords, standingInWords } from './words'

export function asText(view: PadView): string {
  const rounds = view.rounds.map(({ number, sheets }) =>
    say('web', 'pad-text-round', {
      number,
      points: pointsInWords(
        view,
        sheets.map(({ total }) => total),
      ),
    }),
  )
  const total = say('web', 'pad-text-total', { points: pointsInWords(view, view.totals) })
  const head = `${say('web', 'pad')}: ${gameName(view)}, ${editionName(view)}`
  return [head, ...rounds, total, standingInWords(view)].filter(Boolean).join('\n')
}
