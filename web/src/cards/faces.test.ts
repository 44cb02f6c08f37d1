import { readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { cardGroup, cardsOf, COLOURS, faceOf, GROUPS, RALLYE_CARDS, WILDS } from './faces'

const types = readFileSync('src/protocol/generated.ts', 'utf8')
const EDITIONS = ['fx-schmid', 'schmidt', 'auto-rallye', 'winning-moves']

function slugs(type: string): string[] {
  const union = new RegExp(`export type ${type} =([^;]+);`).exec(types)![1]!
  return [...union.matchAll(/"([^"]+)"/g)].map(([, slug]) => slug!)
}

function drawings(game: string): string {
  return readFileSync(`public/cards/${game}.svg`, 'utf8')
}

describe('the cards of the protocol', () => {
  it('of the rally game are each in one group', () => {
    expect(GROUPS.flatMap((group) => RALLYE_CARDS[group]).sort()).toEqual(
      slugs('RallyeCard').sort(),
    )
  })

  it('of UNO are each of a colour or wild', () => {
    expect([...COLOURS.flatMap(cardsOf), ...WILDS].sort()).toEqual(slugs('UnoCard').sort())
  })
})

describe('the picture of a card', () => {
  it.each(EDITIONS)('is drawn for every card of %s', (edition) => {
    const sprite = drawings('rallye')
    for (const card of slugs('RallyeCard')) {
      expect(sprite).toContain(`id="${faceOf('rallye', card, edition, false)}"`)
      expect(sprite).toContain(`id="${faceOf('rallye', card, edition, true)}"`)
    }
  })

  it('shows what the card means in the edition', () => {
    expect(faceOf('rallye', 'driving-ace', 'winning-moves', false)).toBe('rallye-driving-ace')
    expect(faceOf('rallye', 'driving-ace', 'fx-schmid', true)).toBe('rallye-workshop-compact')
  })

  it('of a back is the same in every size', () => {
    expect(faceOf('uno', 'back', '', true)).toBe('uno-back')
  })
})

it('cards of UNO and backs are in no group', () => {
  expect(cardGroup('stop')).toBe('hazard')
  expect(cardGroup('red-7')).toBeUndefined()
  expect(cardGroup('back')).toBeUndefined()
})
