import { describe, expect, it } from 'vitest'
import type { Chapter } from '../protocol/generated'
import { chaptersWith, pieces, wordsOf } from './search'

const chapters: Chapter[] = [
  {
    kind: 'turn',
    title: 'Der Zug',
    rules: [
      { clause: 'x/one', says: 'Lege eine Kilometerkarte.', ruling: null },
      { clause: 'x/two', says: null, ruling: 'Trümpfe zählen auch außen.' },
    ],
  },
  {
    kind: 'end',
    title: 'Ende',
    rules: [{ clause: 'x/three', says: 'Trümpfe zählen 100 Punkte.', ruling: null }],
  },
]
const found = (query: string) =>
  chaptersWith(chapters, wordsOf(query)).flatMap(({ rules }) => rules.map(({ clause }) => clause))

describe('looking for a rule', () => {
  it('shows all without a word', () => {
    expect(found('  ')).toEqual(['x/one', 'x/two', 'x/three'])
  })

  it('finds what is said and how it is read, without minding case and accents', () => {
    expect(found('TRUMPF')).toEqual(['x/two', 'x/three'])
    expect(found('aussen')).toEqual(['x/two'])
  })

  it('wants every word, and leaves out chapters without a rule', () => {
    expect(found('trümpfe punkte')).toEqual(['x/three'])
    expect(chaptersWith(chapters, ['punkte']).map(({ kind }) => kind)).toEqual(['end'])
    expect(found('trümpfe kilometerkarte')).toEqual([])
  })
})

describe('marking what was found', () => {
  it('cuts a text into pieces that together are the text', () => {
    const cut = pieces('Trümpfe draußen: Trumpf!', ['trumpf', 'ss'])
    expect(cut.filter((piece) => piece.found).map(({ text }) => text)).toEqual([
      'Trümpf',
      'ß',
      'Trumpf',
    ])
    expect(cut.map(({ text }) => text).join('')).toBe('Trümpfe draußen: Trumpf!')
  })

  it('leaves a text whole without a word', () => {
    expect(pieces('Der Zug', [])).toEqual([{ text: 'Der Zug', found: false }])
  })
})
