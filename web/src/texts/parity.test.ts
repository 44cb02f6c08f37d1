/** The three languages have the same texts, and every text that is used exists. */
import { FluentResource } from '@fluent/bundle'
import { describe, expect, test } from 'vitest'

const files = import.meta.glob<string>('../../../src/tischrunde/texts/*/{web*,table-*}.ftl', {
  query: '?raw',
  import: 'default',
  eager: true,
})
const sources = import.meta.glob<string>(['../**/*.{svelte,ts}', '!../**/*.test.ts'], {
  query: '?raw',
  import: 'default',
  eager: true,
})

const LANGUAGES = ['de', 'en', 'fr']
const texts = new Map(LANGUAGES.map((language) => [language, read(language)]))
const ids = new Set(texts.get('de')!.keys())

describe.each(['en', 'fr'])('%s', (language) => {
  test('has the texts of de', () => {
    expect([...texts.get(language)!.keys()].sort()).toEqual([...ids].sort())
  })

  test('uses the variables of de', () => {
    const differing = [...ids].filter(
      (id) => texts.get(language)!.get(id) !== texts.get('de')!.get(id),
    )
    expect(differing).toEqual([])
  })
})

test.each(LANGUAGES)('%s has every text once, and all of it can be read', (language) => {
  const source = sourceOf(language)
  const written = [...source.matchAll(/^([a-zA-Z][\w-]*) *=/gm)].map(([, id]) => id)
  expect(written.filter((id, index) => written.indexOf(id) !== index)).toEqual([])
  expect(written.filter((id) => !texts.get(language)!.has(id!))).toEqual([])
})

test('every text that is asked for exists', () => {
  const asked = Object.entries(sources).flatMap(([file, source]) =>
    askedIn(source).map((id) => ({ file, id })),
  )
  expect(asked.length).toBeGreaterThan(50)
  expect(asked.filter(({ id }) => !exists(id))).toEqual([])
})

/** Ids in `say('web', …)`: plain, one of two, or with a part that is filled in (`phrase-*`). */
function askedIn(source: string): string[] {
  const calls = [...source.matchAll(/\b(?:say|has)\(\s*'web',\s*([^()]*?)(?:,\s*\{|,?\s*\))/g)]
  return calls.flatMap(([, id]) => [
    ...[...id!.matchAll(/(?:^|[?:]\s*)'([a-z0-9-]+)'/g)].map(([, plain]) => plain!),
    ...[...id!.matchAll(/`([a-z0-9-]+)\$\{/g)].map(([, start]) => `${start}*`),
  ])
}

function exists(id: string): boolean {
  if (!id.endsWith('*')) return ids.has(id)
  return [...ids].some((known) => known.startsWith(id.slice(0, -1)))
}

function sourceOf(language: string): string {
  const own = Object.entries(files).filter(([file]) => file.includes(`/${language}/`))
  return own.map(([, source]) => source).join('\n')
}

function read(language: string): Map<string, string> {
  const { body } = new FluentResource(sourceOf(language))
  return new Map(body.map(({ id, value }) => [id, variables(value).join(' ')]))
}

/** The names of all variables in a pattern, sorted. */
function variables(pattern: unknown): string[] {
  const found = JSON.stringify(pattern).matchAll(/"type":"var","name":"(\w+)"/g)
  return [...new Set([...found].map(([, name]) => name!))].sort()
}
