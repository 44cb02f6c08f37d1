/** What the rally game brings to its score pad. */
import { knownOf, partyLetter, numberIn } from '../pad/fields'
import type { PadFace, Row } from '../pad/padFace'
import { cardsInWords, listed } from '../pad/words'
import { say } from '../texts/texts.svelte'
import { KM } from './padEntry'
import Panel from './PadPanel.svelte'

/** Lines that are scored once, for which a tick says more than a count. */
const ONCE = ['all-safeties', 'win', 'no-200s', 'after-stock', 'before-stock', 'extension']
const SIGNS: Record<string, Row['sign']> = { safeties: 'shield', 'coups-fourres': 'bolt' }
/** By line: the fields of a party whose problems show there. */
const FIELDS: Record<string, readonly string[]> = {
  distance: ['km', 'distances', 'drove_200s'],
  safeties: ['safeties'],
  'coups-fourres': ['coups_fourres'],
}
/** By line: the question that decides it. */
const DECIDED_BY: Record<string, string> = {
  win: 'winner',
  'no-200s': 'drove_200s',
  'after-stock': 'used_up',
  'before-stock': 'early',
  extension: 'caller',
  'failed-extension': 'caller',
}

export const padFace: PadFace = {
  Panel,
  entry: 'km',
  rowsOf({ worth }) {
    const distance = { line: 'distance', worth: null, once: false, isEntry: true }
    const others = Object.entries(worth).map(([line, points]) => ({
      line,
      worth: points,
      once: ONCE.includes(line),
      sign: SIGNS[line],
    }))
    return [distance, ...others]
  },
  fieldsOf: (line) => FIELDS[line] ?? [],
  decidingField(round, line) {
    const field = DECIDED_BY[line]
    if (!field) return null
    if (field !== 'drove_200s') return { field, of: null }
    const winner = knownOf(round, 'winner')
    const of = winner === null ? null : numberIn(winner)
    return of === null ? null : { field, of }
  },
  questions: ['caller', 'winner', 'drove_200s', 'used_up', 'early'],
  // Who drove 200s is asked of the winner alone.
  isAsked: (round, { field, of }) =>
    field !== 'drove_200s' || (of !== null && knownOf(round, 'winner') === partyLetter(of)),
  answersTo: (field) => (field === 'winner' || field === 'caller' ? 'parties' : 'yes or no'),
  answerInWords(view, field, value) {
    if (field === 'km') return say('web', 'pad-km', { km: value })
    if (field === 'distances') return distancesInWords(value)
    return field === 'safeties' || field === 'coups_fourres' ? cardsInWords(view, value) : null
  },
}

function distancesInWords(value: string): string {
  const counted = value.split(' ').map((count, index) => `${count} × ${KM[index]}`)
  const laid = counted.filter((each) => !each.startsWith('0 '))
  return laid.length > 0 ? listed(laid) : say('web', 'pad-none')
}
