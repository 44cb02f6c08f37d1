/** What UNO brings to its score pad. */
import { knownOf, numberIn, saidOf } from '../pad/fields'
import type { PadFace } from '../pad/padFace'
import { cardsInWords } from '../pad/words'
import type { PadRound, PadView } from '../protocol/generated'
import { say } from '../texts/texts.svelte'
import { handEntry, pointsOf } from './padEntry'
import Panel from './PadPanel.svelte'

/** In which ways a hand may be told. */
const FIELDS = ['points', 'numbers', 'symbols', 'wilds', 'cards']

export const padFace: PadFace = {
  Panel,
  entry: 'points',
  hands: { fields: FIELDS, held },
  // Those that a hand or somebody's sheet has.
  rowsOf({ worth }, { sheets }) {
    const scored = new Set(sheets.flatMap(({ lines }) => lines.map(({ id }) => id)))
    return [...scored].map((line) => ({ line, worth: worth[line] ?? null, once: false }))
  },
  fieldsOf: () => [],
  decidingField: () => null,
  questions: ['out'],
  answersTo: (field) => (field === 'out' ? 'seats' : 'yes or no'),
  answerInWords: (view, field, value) => (field === 'cards' ? cardsInWords(view, value) : null),
}

/** What is left in the hand of a seat: its points, "out", or a question mark. */
function held(view: PadView, round: PadRound, seat: number): string {
  const out = knownOf(round, 'out')
  if (out !== null && numberIn(out) === seat) return say('web', 'pad-out')
  const isTold = FIELDS.some((field) => saidOf(round, field, seat) !== null)
  return isTold ? String(pointsOf(view, handEntry(round, seat, false))) : '?'
}
