/** The texts that people read, from the same Fluent files as the Python side. */
import { untrack } from 'svelte'
import { FluentBundle, FluentResource, type FluentVariable } from '@fluent/bundle'
import type { Game } from '../net/views'
import type { Refusal } from '../protocol/generated'
import { kept, LANGUAGES, set, settings, type Language } from '../settings/settings.svelte'

type Resource = 'web' | Game | 'table' | 'server' | 'pads' | 'lessons'
/** A file of texts; those of single pages and tables are read into the resource of all pages. */
export type TextFile =
  | Resource
  | 'web-start'
  | 'web-house'
  | 'web-settings'
  | 'web-history'
  | 'web-group'
  | 'web-pad'
  | 'web-judge'
  | 'web-odds'
  | 'web-shared-pad'
  | 'web-device'
  | 'web-bots'
  | 'web-table'
  | `table-${Game}`
  | `web-${Game}`
  | 'web-replay'
  | 'web-rules'
  | 'web-manual'
  | 'web-lessons'
export type Args = Record<string, FluentVariable>

/** The names of seats and parties: those of their players. */
export interface Names {
  seat: (seat: number) => string
  party: (party: number) => string
}

/** The folder of the texts, see `scripts/texts.ts`. */
declare const TEXTS: string
const here = import.meta.url
const CARDS = ['card', 'hazard', 'remedy', 'safety', 'top']

const wanted = new Set<TextFile>()
const read = new Set<string>()
/** The language requested last: texts of another may arrive later. */
let latest: Language | null = null
let bundles = $state.raw(new Map<string, FluentBundle>())

/** Fetches texts before a page that needs them is shown. */
export async function loadTexts(...files: TextFile[]): Promise<void> {
  for (const file of files) wanted.add(file)
  // Untracked: an effect that loads texts must not run again when they have come.
  await untrack(() => load(settings.language))
}

/** Switches to another language once its texts are loaded; keeps the old one if they cannot be. */
export async function setLanguage(language: Language): Promise<void> {
  latest = language
  await load(language, () => {
    if (language === latest) set('language', language)
  })
}

/** Adopts the settings of another tab, once the texts are loaded. */
export async function followOtherTabs(): Promise<void> {
  const { language } = kept()
  if (language !== settings.language) latest = language
  await load(language, () => {
    const told = kept()
    if (told.language === language) Object.assign(settings, told)
  })
}

export function say(resource: Resource, id: string, args: Args = {}): string {
  const bundle = bundles.get(`${settings.language}/${resource}`)
  const message = bundle?.getMessage(id)
  if (!bundle || !message?.value) throw new Error(`no text ${resource}/${id}`)
  const errors: Error[] = []
  const text = bundle.formatPattern(message.value, args, errors)
  if (errors[0]) throw errors[0]
  return text
}

/** Whether there is such a text. */
export function has(resource: Resource, id: string): boolean {
  return bundles.get(`${settings.language}/${resource}`)?.hasMessage(id) ?? false
}

/** The name of a card as the edition's box prints it, or its meaning. */
export function cardName(game: Game, card: string, edition: string): string {
  return say(game, `card-${card}`, { edition })
}

/** A word of the game as the edition's box prints it, or its meaning. */
export function term(game: Game, name: string, edition: string): string {
  return say(game, `term-${name}`, { edition })
}

/** Why something is refused, and what helps. */
export function explain(game: Game, refusal: Refusal, edition: string, names: Names): string {
  const args: Args = { edition }
  for (const [key, value] of Object.entries(refusal.args)) {
    args[key] = spoken(game, key, value, edition, names)
  }
  return say(game, `refusal-${refusal.reason}`, args)
}

/** The edition of a rule set such as `fx-schmid,most-200s=3`. */
export function editionOf(rules: string): string {
  return rules.split(',')[0] ?? rules
}

function spoken(
  game: Game,
  key: string,
  value: string | number,
  edition: string,
  names: Names,
): string | number {
  if (CARDS.includes(key)) return cardName(game, String(value), edition)
  if (key === 'colour') return say(game, `colour-${value}`)
  if (key === 'party') return names.party(Number(value))
  if (key === 'seat') return names.seat(Number(value))
  return value
}

/** Fetches the missing texts, then calls `then` synchronously. */
async function load(language: Language, then: () => void = () => undefined): Promise<void> {
  const unread = () => [...wanted].filter((file) => !read.has(`${language}/${file}`))
  for (let missing = unread(); missing.length > 0; missing = unread())
    await fetchAll(language, missing)
  then()
}

async function fetchAll(language: Language, missing: readonly TextFile[]): Promise<void> {
  const fetched = await Promise.all(missing.map((file) => source(language, file)))
  const next = new Map(bundles)
  missing.forEach((file, index) => {
    const name = `${language}/${resourceOf(file)}`
    const bundle = next.get(name) ?? new FluentBundle(language, { useIsolating: false })
    bundle.addResource(new FluentResource(fetched[index]!))
    next.set(name, bundle)
    read.add(`${language}/${file}`)
  })
  bundles = next
}

async function source(language: Language, file: TextFile): Promise<string> {
  const answer = await fetch(new URL(`${TEXTS}/${language}/${file}.ftl`, here).href)
  if (!answer.ok) throw new Error(`no texts ${language}/${file}: ${answer.status}`)
  return answer.text()
}

function resourceOf(file: TextFile): Resource {
  return file.includes('-') ? 'web' : (file as Resource)
}

export { LANGUAGES }
