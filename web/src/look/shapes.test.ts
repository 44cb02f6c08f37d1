import { describe, expect, it } from 'vitest'
import { COLOURS, colourOf, initials, SHAPES, shapeOf, shapesOf } from './shapes'

function luminance(colour: string): number {
  const [red, green, blue] = [1, 3, 5].map((at) => {
    const value = parseInt(colour.slice(at, at + 2), 16) / 255
    return value <= 0.04045 ? value / 12.92 : ((value + 0.055) / 1.055) ** 2.4
  })
  return 0.2126 * red! + 0.7152 * green! + 0.0722 * blue!
}

describe('players', () => {
  it('have ten shapes and ten colours, all different', () => {
    expect(new Set(SHAPES.map(({ path }) => path)).size).toBe(10)
    expect(new Set(COLOURS).size).toBe(10)
  })

  it('have a shape and a colour at every seat', () => {
    expect(shapeOf(12)).toBe(SHAPES[2])
    expect(colourOf(12)).toBe(COLOURS[2])
  })

  it.each(COLOURS)('have initials that can be read on %s', (colour) => {
    expect((luminance(colour) + 0.05) / (luminance('#14262e') + 0.05)).toBeGreaterThan(7)
  })
})

describe('the shapes at a table', () => {
  it('are those that were chosen', () => {
    expect(shapesOf(['star', 'drop', 'circle'])).toEqual(['star', 'drop', 'circle'])
  })

  it('are never the same twice: whoever sat down first keeps it', () => {
    expect(shapesOf(['circle', 'star', 'circle', 'star'])).toEqual([
      'circle',
      'star',
      'square',
      'hexagon',
    ])
  })

  it('are given to whoever has none, or one that is not known here', () => {
    expect(shapesOf(['', 'heart', 'circle', ''])).toEqual([
      'square',
      'hexagon',
      'circle',
      'diamond',
    ])
  })

  it('leave free what somebody later has chosen', () => {
    expect(shapesOf(['circle', 'circle', 'square'])).toEqual(['circle', 'hexagon', 'square'])
  })
})

describe('initials', () => {
  it.each([
    ['Dachs', 'DA'],
    ['Fuchs Rot', 'FR'],
    ['Wald-Eule Drei', 'WE'],
    ['élan', 'ÉL'],
    [' ß ', 'SS'],
    ['🦊', '🦊'],
    ['', ''],
  ])('of %s are %s', (name, letters) => {
    expect(initials(name)).toBe(letters)
  })
})
