/** The texts of clauses, fetched once for an edition and language. */
import { rulebook } from '../net/requests'
import type { Game } from '../net/views'
import type { Rule, Rulebook } from '../protocol/generated'
import { say } from '../texts/texts.svelte'

const fetched = new Map<string, Promise<Rulebook>>()

/** The text of a clause, with our reading of it. */
export async function clauseWords(
  edition: string,
  clause: string,
  lang: string,
): Promise<string[]> {
  const book = await bookOf(edition, lang)
  const rules = book.chapters.flatMap((chapter) => chapter.rules)
  const rule = rules.find((each) => each.clause === clause)
  return rule ? words(book.game as Game, rule) : []
}

function words(game: Game, { says, ruling }: Rule): string[] {
  if (ruling === null) return says === null ? [] : [says]
  if (says === null) return [say(game, 'silent', { text: ruling })]
  return [says, say(game, 'ruling', { text: ruling })]
}

function bookOf(edition: string, lang: string): Promise<Rulebook> {
  const key = `${edition} ${lang}`
  const known = fetched.get(key)
  if (known) return known
  const coming = rulebook(edition, lang)
  fetched.set(key, coming)
  coming.catch(() => fetched.delete(key))
  return coming
}
