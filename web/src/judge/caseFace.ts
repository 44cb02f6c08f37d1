/** How the questions about a game are laid out; fetched with the first of them. */
import type { AnyCard } from '../net/views'

/** Something that can lie in a place: its words in a case, its name, its card. */
export interface Option {
  words: string
  label: string
  card?: AnyCard
  /** It stands alone, where others may be several. */
  alone?: boolean
}

export interface Place {
  name: string
  label: string
  /** The heading it stands under. */
  group: string
  options: readonly Option[]
  /** Several can lie there, with this between them. */
  several?: ' ' | ', '
  /** Nothing can lie there too. */
  empty?: boolean
}

export interface CaseFace {
  /** Everything that can be picked, in the order of the page. */
  places(edition: string): Place[]
  /** Places that are offered besides those a template asks for. */
  more: readonly string[]
}
