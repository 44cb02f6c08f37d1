import { readFileSync } from 'node:fs'
import { expect, it } from 'vitest'
import { GAMES, faceOf } from '../catalogue'
import type { Game } from '../net/views'
import { loadTexts } from '../texts/texts.svelte'
import { drawingOf } from './drawings'

const types = readFileSync('src/protocol/generated.ts', 'utf8')

it.each(GAMES)('every card of %s is drawn, large and small', async (game) => {
  const sprite = readFileSync(`public/cards/${game}.svg`, 'utf8')
  for (const card of await cardsOf(game)) {
    expect(sprite).toContain(`id="${drawingOf(game, card, faceOf(game).usual.edition, false)}"`)
    expect(sprite).toContain(`id="${drawingOf(game, card, faceOf(game).usual.edition, true)}"`)
  }
})

it.each(GAMES)('every card of %s in the protocol is in one group', async (game) => {
  expect((await cardsOf(game)).sort()).toEqual(slugsOf(game).sort())
})

it.each(GAMES)('the back of the cards of %s is the same in every size', (game) => {
  expect(drawingOf(game, 'back', '', true)).toBe(`${game}-back`)
})

async function cardsOf(game: Game): Promise<string[]> {
  await loadTexts('web', game)
  const parts = await faceOf(game).parts()
  const { cardGroups } = await parts.cardGroups()
  return cardGroups(faceOf(game).usual.edition).flatMap(({ cards }) => cards)
}

function slugsOf(game: string): string[] {
  const type = `${game[0]!.toUpperCase()}${game.slice(1)}Card`
  const union = new RegExp(`export type ${type} =([^;]+);`).exec(types)![1]!
  return [...union.matchAll(/"([^"]+)"/g)].map(([, slug]) => slug!)
}
