/** Finds clauses by words, however they are written: "Fuß" by "fuss", "Trümpfe" by "trumpf". */
import type { Chapter, Rule } from '../protocol/generated'

/** A piece of a text, and whether it matches the search. */
export interface Piece {
  text: string
  found: boolean
}

export function wordsOf(query: string): string[] {
  return folded(query).split(/\s+/).filter(Boolean)
}

/** The chapters with only the rules in which every word occurs; chapters with none are left out. */
export function chaptersWith(chapters: readonly Chapter[], words: readonly string[]): Chapter[] {
  if (words.length === 0) return [...chapters]
  return chapters
    .map((chapter) => ({ ...chapter, rules: chapter.rules.filter((rule) => holds(rule, words)) }))
    .filter(({ rules }) => rules.length > 0)
}

/** A text in pieces, with those marked that match the search. */
export function pieces(text: string, words: readonly string[]): Piece[] {
  const marked = marks(text, words)
  const cut: Piece[] = []
  for (const [index, letter] of [...text].entries()) {
    const found = marked[index]!
    const last = cut.at(-1)
    if (last?.found === found) last.text += letter
    else cut.push({ text: letter, found })
  }
  return cut
}

function holds({ says, ruling }: Rule, words: readonly string[]): boolean {
  const text = folded(`${says ?? ''} ${ruling ?? ''}`)
  return words.every((word) => text.includes(word))
}

function marks(text: string, words: readonly string[]): boolean[] {
  const letters = [...text].map(folded)
  const whole = letters.join('')
  const owners = letters.flatMap((letter, index) => Array<number>(letter.length).fill(index))
  const marked = letters.map(() => false)
  for (const word of words) {
    for (let at = whole.indexOf(word); at >= 0; at = whole.indexOf(word, at + word.length)) {
      for (let place = at; place < at + word.length; place++) marked[owners[place]!] = true
    }
  }
  return marked
}

function folded(text: string): string {
  return text
    .toLowerCase()
    .replaceAll('ß', 'ss')
    .normalize('NFD')
    .replace(/\p{Mark}/gu, '')
}
