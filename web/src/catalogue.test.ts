import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { GAMES } from './catalogue'

/** Names of games that differ from their names in the protocol. */
const NICKNAMES = ['rally']

/** Files that belong to no game; tests may play any. */
function sharedFiles(): string[] {
  return readdirSync('src', { recursive: true, encoding: 'utf8' })
    .filter((path) => /\.(ts|svelte|css)$/.test(path) && !path.endsWith('.test.ts'))
    .filter((path) => !(GAMES as readonly string[]).includes(path.split('/')[0]!))
    .filter((path) => path !== join('protocol', 'generated.ts'))
}

/** The games a text names: alone, in kebab-case, in camelCase or as the beginning of a type. */
function namedIn(text: string): string[] {
  return [...GAMES, ...NICKNAMES].filter((name) => {
    const [first, rest] = [name[0]!, name.slice(1)]
    const alone = `(?<![a-zA-Z])(${name}|${name.toUpperCase()})(?![a-z])`
    return new RegExp(`${alone}|${first.toUpperCase()}${rest}(?![a-z])`).test(text)
  })
}

test('only its own folder names a game', () => {
  const naming = sharedFiles().flatMap((path) =>
    namedIn(readFileSync(join('src', path), 'utf8')).map((game) => `${path}: ${game}`),
  )
  expect(naming).toEqual([])
})

test.each([
  ["kind={view.game === 'uno' ? 1 : 2}", ['uno']],
  ["import Board from './rallye/RallyeBoard.svelte'", ['rallye']],
  ["need('web', `table-uno`)", ['uno']],
  ['  .uno {', ['uno']],
  ['let { colour }: { colour: UnoColour }', ['uno']],
  ['const isRallye = true', ['rallye']],
  ['/** The cards of UNO and of the rally game. */', ['uno', 'rally']],
  ['an unordered list, announced; tunnel; rallying', []],
])('the games named in %s are found', (text, games) => {
  expect(namedIn(text)).toEqual(expect.arrayContaining(games))
  expect(namedIn(text)).toHaveLength(games.length)
})
