/** Why something did not work, as a sentence. */
import { ask, Problem } from '../net/requests'
import type { Game } from '../net/views'
import type { Refusal } from '../protocol/generated'
import { inWords } from '../texts/problems'
import { has, loadTexts, say } from '../texts/texts.svelte'
import { hyphened } from './rules'

export async function sentence(error: unknown, game?: Game): Promise<string> {
  if (!(error instanceof Problem)) throw error
  if (error.code !== 'unreachable') await loadTexts('table', 'server', ...(game ? [game] : []))
  const { code, refusal } = error
  if (code !== 'refused-rules' || !refusal || !game) return inWords(error)
  return say('server', 'problem-refused-rules', { reason: contradiction(refusal, game) })
}

/** Why rules cannot be combined; null if they can, or if the server cannot be reached. */
export async function clashOf(
  rules: string,
  game: Game,
): Promise<{ words: string; field: string } | null> {
  try {
    await ask<void>('GET', `/api/agreements/${encodeURIComponent(rules)}`)
    return null
  } catch (error) {
    if (!(error instanceof Problem) || !error.refusal) return null
    await loadTexts(game)
    return { words: contradiction(error.refusal, game), field: String(error.refusal.args.field) }
  }
}

function contradiction({ reason, args }: Refusal, game: Game): string {
  const id = `rule-${hyphened(String(args.field))}-name`
  const field = has('web', id) ? say('web', id) : String(args.field)
  return say(game, `house-${reason}`, { field })
}
