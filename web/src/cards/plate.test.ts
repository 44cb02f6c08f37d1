import { describe, expect, it } from 'vitest'
import { breakable, letterSize } from './plate'

describe('a word that is too long for a card', () => {
  it('gets soft hyphens where it may be broken', () => {
    expect(breakable('Ende der Reifenpanne', 'Motor·panne Reifen·panne')).toBe(
      'Ende der Reifen\u00ADpanne',
    )
  })
})

describe('the letters on a plate', () => {
  it('are as large as the plate allows', () => {
    expect(letterSize('Stop')).toBe(27)
  })

  it('are smaller for a longer name, before it is broken', () => {
    const size = letterSize('Roue de secours')
    expect(size).toBeLessThan(27)
    expect(size).toBeGreaterThanOrEqual(21)
  })

  it('shrink when a long word may not be broken', () => {
    expect(letterSize('Geschwindigkeitsbegrenzung')).toBeLessThan(21)
    expect(letterSize('Geschwindigkeits\u00ADbegrenzung')).toBeGreaterThanOrEqual(21)
  })
})
