import { readFileSync } from 'node:fs'
import { expect, it } from 'vitest'
import { drawingOf } from '../cards/drawings'
import { breakable, letterSize } from '../cards/plate'
import { cardName, LANGUAGES, loadTexts, say, setLanguage } from '../texts/texts.svelte'
import { CARDS, drawings, GROUPS } from './deck'

const EDITIONS = ['fx-schmid', 'schmidt', 'auto-rallye', 'winning-moves']
const ALL = GROUPS.flatMap((group) => CARDS[group])

await loadTexts('web', 'rallye')

it.each(EDITIONS)('every card of %s is drawn', (edition) => {
  const sprite = readFileSync('public/cards/rallye.svg', 'utf8')
  for (const card of ALL) {
    expect(sprite).toContain(`id="${drawingOf('rallye', card, edition, false)}"`)
    expect(sprite).toContain(`id="${drawingOf('rallye', card, edition, true)}"`)
  }
})

it('the picture shows what the card means in the edition', () => {
  expect(drawingOf('rallye', 'driving-ace', 'winning-moves', false)).toBe('rallye-driving-ace')
  expect(drawingOf('rallye', 'driving-ace', 'fx-schmid', true)).toBe('rallye-workshop-compact')
})

it('distances and backs have no plate', () => {
  expect(drawings.plate!('stop')).toBe('hazard')
  expect(drawings.plate!('km-25')).toBeUndefined()
  expect(drawings.plate!('back')).toBeUndefined()
})

it.each(LANGUAGES)('every name can be read on its plate in %s', async (language) => {
  await setLanguage(language)
  for (const edition of EDITIONS) {
    for (const card of ALL) {
      const name = breakable(cardName('rallye', card, edition), say('web', 'card-word-breaks'))
      expect(letterSize(name), name).toBeGreaterThanOrEqual(21)
    }
  }
  await setLanguage('de')
})
