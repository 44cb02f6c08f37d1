import { describe, expect, it } from 'vitest'
import { LANGUAGES, speak, cardName, need, say } from '../texts/texts.svelte'
import { GROUPS, RALLYE_CARDS } from './faces'
import { breakable, letterSize } from './plate'

await need('web', 'rallye')

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

  it.each(LANGUAGES)('can be read for every card, edition and in %s', async (language) => {
    await speak(language)
    for (const edition of ['fx-schmid', 'schmidt', 'auto-rallye', 'winning-moves']) {
      for (const card of GROUPS.flatMap((group) => RALLYE_CARDS[group])) {
        const name = breakable(cardName('rallye', card, edition), say('web', 'card-word-breaks'))
        expect(letterSize(name), name).toBeGreaterThanOrEqual(21)
      }
    }
    await speak('de')
  })
})
