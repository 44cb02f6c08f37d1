/** The search over questions, clauses and chapters: by beginnings of words, and with typing errors. */
import MiniSearch from 'minisearch'
import type { SearchEntry } from '../protocol/generated'

export type Found = Pick<SearchEntry, 'kind' | 'game' | 'id' | 'title' | 'text'>

/** Typing errors in a word, by its letters: two letters that have changed places are two of them. */
const ONE_ERROR = 4
const TWO_ERRORS = 5
/** Shorter words are not beginnings of others. */
const BEGINNING = 3
/** Words that say nothing of what is looked for. */
const FILLERS = new Set(
  'der die das dem den des ein eine einen einem einer ich man darf kann muss und ist es mit a an the may can do i is it to of and le la les l un une de du des je on peut puis il et est'.split(
    ' ',
  ),
)
/** Parts of a text to be found; a plus belongs to its word: "+4". */
const BETWEEN_WORDS = /[^\p{L}\p{N}+]+/u

export class Finder {
  #index: MiniSearch<SearchEntry & { key: string }>

  constructor(entries: readonly SearchEntry[]) {
    this.#index = new MiniSearch({
      idField: 'key',
      fields: ['title', 'also', 'text'],
      storeFields: ['kind', 'game', 'id', 'title', 'text'],
      tokenize: (text) => text.split(BETWEEN_WORDS),
      processTerm: folded,
      searchOptions: {
        boost: { title: 4, also: 2 },
        boostDocument: (_, __, stored) => (stored?.kind === 'question' ? 2 : 1),
        prefix: (term) => term.length >= BEGINNING,
        fuzzy: (term) => (term.length >= TWO_ERRORS ? 2 : term.length >= ONE_ERROR ? 1 : false),
        weights: { prefix: 0.5, fuzzy: 0.25 },
      },
    })
    this.#index.addAll(entries.map((each) => ({ ...each, key: `${each.kind} ${each.id}` })))
  }

  /** What has all words; where nothing has, what has most of them. The best is first. */
  find(query: string): Found[] {
    const all = this.#index.search(query, { combineWith: 'AND' })
    return (all.length > 0 ? all : this.#index.search(query)) as unknown as Found[]
  }
}

/** A word in small letters without accents; null if nothing is left of it. */
function folded(word: string): string | null {
  const bare = word
    .toLowerCase()
    .replaceAll('ß', 'ss')
    .normalize('NFD')
    .replace(/\p{Mark}/gu, '')
  return FILLERS.has(bare) ? null : bare || null
}
