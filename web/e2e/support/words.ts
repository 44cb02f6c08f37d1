/** The texts of the pages, read from the same files, so that tests ask for what people read. */
import { readFileSync, readdirSync } from 'node:fs'
import { join } from 'node:path'
import { FluentBundle, FluentResource, type FluentVariable } from '@fluent/bundle'
import { ROOT } from './server'

type Args = Record<string, FluentVariable>

const bundles = new Map<string, FluentBundle>()

/** Prefixes of the files with the pages' texts; a game's own texts are apart. */
const PAGES = ['web', 'table-']

/** A text of the pages, or of a game, in a language; without a language in German. */
export function words(id: string, args: Args = {}, lang = 'de', game = ''): string {
  const bundle = bundles.get(`${lang} ${game}`) ?? loaded(lang, game)
  const message = bundle.getMessage(id)
  if (!message?.value) throw new Error(`There is no text ${id} in ${lang}.`)
  return bundle.formatPattern(message.value, args)
}

/** The name of a card as the box of the rules prints it. */
export function cardWord(game: string, card: string, rules: string): string {
  return words(`card-${card}`, { edition: rules.split(',')[0]! }, 'de', game)
}

/** A pattern that matches a text with any values for its variables. */
export function anyOf(id: string, lang = 'de'): RegExp {
  const line = new RegExp(`^${id} = (.*)$`, 'm').exec(sourceOf(lang, ''))?.[1]
  if (!line) throw new Error(`There is no plain text ${id} in ${lang}.`)
  const parts = line.split(/\{[^}]*\}/).map((part) => part.replace(/[.*+?^${}()|[\]\\]/g, '\\$&'))
  return new RegExp(parts.join('.*'))
}

function loaded(lang: string, game: string): FluentBundle {
  const bundle = new FluentBundle(lang, { useIsolating: false })
  bundle.addResource(new FluentResource(sourceOf(lang, game)))
  bundles.set(`${lang} ${game}`, bundle)
  return bundle
}

function sourceOf(lang: string, game: string): string {
  const folder = join(ROOT, 'src/tischrunde/texts', lang)
  const beginnings = game ? [game] : PAGES
  const named = readdirSync(folder).filter((name) =>
    beginnings.some((each) => name.startsWith(each)),
  )
  return named.map((name) => readFileSync(join(folder, name), 'utf8')).join('\n')
}
