import { readFileSync } from 'node:fs'
import { gzipSync } from 'node:zlib'
import { describe, expect, it } from 'vitest'
import { sprites } from './sprite.mjs'

const drawn: Record<string, string> = await sprites()
const both = drawn.rallye! + drawn.uno!
const types = read('src/protocol/generated.ts')

function read(path: string): string {
  return readFileSync(path, 'utf8')
}

function slugs(type: string): string[] {
  const union = new RegExp(`export type ${type} =([^;]+);`).exec(types)![1]!
  return [...union.matchAll(/"([^"]+)"/g)].map(([, slug]) => slug!)
}

function ids(svg: string): string[] {
  return [...svg.matchAll(/ id="([^"]+)"/g)].map(([, id]) => id!)
}

describe.each([
  ['rallye', 'RallyeCard', 19],
  ['uno', 'UnoCard', 54],
])('the cards of %s', (game, type, count) => {
  it('are committed as they are drawn: run `npm run cards`', () => {
    expect(read(`public/cards/${game}.svg`) === drawn[game]).toBe(true)
  })

  it('have a full and a compact face for every card of the protocol, and a back', () => {
    const cards = slugs(type)
    expect(cards).toHaveLength(count)
    const wanted = cards.flatMap((card) => [`${game}-${card}`, `${game}-${card}-compact`])
    expect(ids(drawn[game]!)).toEqual(expect.arrayContaining([...wanted, `${game}-back`]))
  })

  it('use only what is drawn in the same file', () => {
    const used = [...drawn[game]!.matchAll(/url\(#([^)]+)\)/g)].map(([, id]) => id!)
    expect(ids(drawn[game]!)).toEqual(expect.arrayContaining([...new Set(used)]))
  })

  it('are well-formed', () => {
    const page = new DOMParser().parseFromString(drawn[game]!, 'image/svg+xml')
    expect(page.querySelector('parsererror')).toBeNull()
    expect(drawn[game]).not.toMatch(/undefined|NaN|\[object/)
  })
})

it('the ids of both games can stand in one page', () => {
  expect(new Set(ids(both)).size).toBe(ids(both).length)
})

it('both games together are small', () => {
  const bytes =
    gzipSync(drawn.rallye!, { level: 9 }).length + gzipSync(drawn.uno!, { level: 9 }).length
  expect(bytes).toBeLessThanOrEqual(15_000)
})
