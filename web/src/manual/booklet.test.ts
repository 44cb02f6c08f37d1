import { describe, expect, it } from 'vitest'
import type { ManualChapter, ManualFigure } from '../protocol/generated'
import { cutsOf, piecesOf } from './booklet'

describe('the sheet that is folded once', () => {
  it('has as much inside as on the front and the back together', () => {
    expect(cutsOf([1, 1, 1, 1, 1, 1, 1, 1], 0)).toEqual({ inside: 2, back: 6 })
  })

  it('leaves room for the title on the front', () => {
    expect(cutsOf([1, 1, 1, 1, 1, 1, 1, 1], 1)).toEqual({ inside: 1, back: 6 })
  })

  it('keeps the order of the pieces, however long they are', () => {
    expect(cutsOf([4, 1, 1, 9, 3, 2], 0)).toEqual({ inside: 2, back: 4 })
  })

  it('cuts nothing where there is nothing', () => {
    expect(cutsOf([], 1)).toEqual({ inside: 0, back: 0 })
  })
})

describe('the pieces of a manual', () => {
  const paragraph = { kind: 'paragraph' as const, words: '', clauses: [] }
  const scene = { caption: '', view: {}, claims: [] }
  const figure = (id: string, scenes: number): ManualFigure => ({
    kind: 'figure',
    id,
    position: '',
    names: [],
    scenes: Array.from({ length: scenes }, () => scene),
    clauses: [],
  })
  const chapter = (title: string, parts: ManualChapter['parts']): ManualChapter => ({
    id: title,
    title,
    first: true,
    parts,
    clauses: [],
  })
  const chapters = [
    chapter('one', [paragraph, figure('a', 2), figure('b', 1), paragraph]),
    chapter('two', [figure('c', 1)]),
  ]
  const pieces = piecesOf({ game: '', rules: '', title: '', chapters })

  it('are its paragraphs, tables and pictures, the first of a chapter under its heading', () => {
    expect(pieces.map(({ heading }) => heading)).toEqual([
      'one',
      undefined,
      undefined,
      undefined,
      undefined,
      'two',
    ])
    expect(pieces.map(({ part }) => part.kind)).toEqual([
      'paragraph',
      'shot',
      'shot',
      'shot',
      'paragraph',
      'shot',
    ])
  })

  it('number pictures through figures that follow each other, but none that is alone', () => {
    expect(pieces.map(({ number }) => number)).toEqual([0, 1, 2, 3, 0, 0])
  })
})
