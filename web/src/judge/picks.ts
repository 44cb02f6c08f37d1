/** What somebody picks for a case: the words of its places, and which place is asked for next. */
import type { CaseTemplate } from '../protocol/generated'
import type { Option, Place } from './caseFace'

export type Picks = Readonly<Record<string, string>>

/** What lies in a place, picked or not. */
export function wordsAt(template: CaseTemplate, picks: Picks, place: string): string {
  return picks[place] ?? template.base[place] ?? ''
}

/** The picks with other words in a place; what lies there anyway is no pick. */
export function picked(template: CaseTemplate, picks: Picks, place: string, words: string): Picks {
  const { [place]: _, ...others } = picks
  return words === (template.base[place] ?? '') ? others : { ...others, [place]: words }
}

/** The words of a place with one more, or with one that is taken away. */
export function withOption(
  picks: Picks,
  { name, several, options }: Place,
  option: Option,
): string {
  if (!several || option.alone) return option.words
  const there = picks[name]?.split(several).filter(Boolean) ?? []
  const isAlone = options.some(({ alone, words }) => alone && words === picks[name])
  return [...(isAlone ? [] : there), option.words].join(several)
}

/** The words of a place without the one at this index. */
export function without(words: string, several: string, index: number): string {
  return words.split(several).filter(Boolean).toSpliced(index, 1).join(several)
}

/** The place that a template asks for next, or an empty one if it has asked for all. */
export function nextAsked(template: CaseTemplate, visited: ReadonlySet<string>): string {
  return template.asks.find((place) => !visited.has(place)) ?? ''
}

/** The places a template asks for in which nothing lies. */
export function lacking(template: CaseTemplate, picks: Picks): string[] {
  return template.asks.filter((place) => !(place in picks) && !template.base[place])
}

/** The places that are shown at once: those that are asked for, and those where something lies. */
export function isShown(template: CaseTemplate, picks: Picks, place: string): boolean {
  return template.asks.includes(place) || wordsAt(template, picks, place) !== ''
}
