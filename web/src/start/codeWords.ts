/** The words of a table's code in the reader's language; in links and requests they are German. */
import type { Language } from '../settings/settings.svelte'

/** The folder of the lists, see `scripts/texts.ts`. */
declare const TEXTS: string
const here = import.meta.url

export interface CodeWords {
  words: readonly string[]
  language: Language
}

const lists = new Map<Language, Promise<readonly string[]>>()

/** A code as people say it; in German, which every table takes, while there are no others. */
export async function codeWords(code: string, language: Language): Promise<CodeWords> {
  const german = code.split('-')
  if (language === 'de') return { words: german, language }
  try {
    const [from, to] = await Promise.all([list('de'), list(language)])
    return { words: german.map((word) => to[from.indexOf(word)] ?? word), language }
  } catch {
    return { words: german, language: 'de' }
  }
}

/** The 1024 words of a language; those in the same place mean about the same. */
function list(language: Language): Promise<readonly string[]> {
  const known = lists.get(language)
  if (known) return known
  const asked = fetched(language)
  lists.set(language, asked)
  // What could not be had is asked for again.
  asked.catch(() => lists.delete(language))
  return asked
}

async function fetched(language: Language): Promise<readonly string[]> {
  const answer = await fetch(new URL(`${TEXTS}/${language}/code-words.txt`, here).href)
  if (!answer.ok) throw new Error(`no words ${language}: ${answer.status}`)
  return (await answer.text()).trim().split('\n')
}
