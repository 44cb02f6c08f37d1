/** The texts of the pages, read from the same files, so that tests ask for what people read. */
import { readFileSync, readdirSync } from 'node:fs'
import { join } from 'node:path'
import { FluentBundle, FluentResource, type FluentVariable } from '@fluent/bundle'
import { ROOT } from './house'

type Args = Record<string, FluentVariable>

const bundles = new Map<string, FluentBundle>()

/** A text of the pages, or of a game, in a language; without a language in German. */
export function words(id: string, args: Args = {}, lang = 'de', files = 'web'): string {
  const bundle = bundles.get(`${lang} ${files}`) ?? loaded(lang, files)
  const message = bundle.getMessage(id)
  if (!message?.value) throw new Error(`There is no text ${id} in ${lang}.`)
  return bundle.formatPattern(message.value, args)
}

/** The name of a card as the box of the rules prints it. */
export function cardWord(game: string, card: string, rules: string): string {
  return words(`card-${card}`, { edition: rules.split(',')[0]! }, 'de', game)
}

/** Something that fits a text whatever stands for its variables. */
export function anyOf(id: string, lang = 'de'): RegExp {
  const line = new RegExp(`^${id} = (.*)$`, 'm').exec(sourceOf(lang, 'web'))?.[1]
  if (!line) throw new Error(`There is no plain text ${id} in ${lang}.`)
  const parts = line.split(/\{[^}]*\}/).map((part) => part.replace(/[.*+?^${}()|[\]\\]/g, '\\$&'))
  return new RegExp(parts.join('.*'))
}

function loaded(lang: string, files: string): FluentBundle {
  const bundle = new FluentBundle(lang, { useIsolating: false })
  bundle.addResource(new FluentResource(sourceOf(lang, files)))
  bundles.set(`${lang} ${files}`, bundle)
  return bundle
}

function sourceOf(lang: string, files: string): string {
  const folder = join(ROOT, 'src/tischrunde/texts', lang)
  const named = readdirSync(folder).filter((name) => name.startsWith(files))
  return named.map((name) => readFileSync(join(folder, name), 'utf8')).join('\n')
}
