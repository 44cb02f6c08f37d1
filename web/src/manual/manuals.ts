/** Where a manual comes from: as printed from the server, with house rules from the engine. */
import { device, isFetched } from '../device/device.svelte'
import { ask, Problem } from '../net/requests'
import type { Manual } from '../protocol/generated'

/** How one learns an edition as printed. */
export const printed = (edition: string, language: string) =>
  ask<Manual>('GET', `/api/manuals/${encodeURIComponent(edition)}?lang=${language}`)

/** The manual of a rule set; throws a Problem if it cannot be had. */
export async function manualOf(rules: string, language: string): Promise<Manual> {
  if (rules.includes(',')) return made(rules, language)
  try {
    return await printed(rules, language)
  } catch (problem) {
    const unreachable = problem instanceof Problem && problem.code === 'unreachable'
    if (unreachable && isFetched()) return made(rules, language)
    throw problem
  }
}

async function made(rules: string, language: string): Promise<Manual> {
  // The state of the engine changes now, which it must not while a page derives what it shows.
  await Promise.resolve()
  const answer = await device.ask('manual', { rules, language })
  if (!answer) throw new Problem('no-such-manual')
  return answer
}
