/** Taking a seat over to this device, by a token. */
import { ask, createGuest, me, Problem } from '../net/requests'
import type { Seat } from '../protocol/generated'
import { say } from '../texts/texts.svelte'

const SPENT = ['no-such-token', 'token-expired', 'seated-already']

/** Takes the seat; if it is not given, returns why. */
export async function takeOver(table: string, token: string): Promise<Problem | null> {
  try {
    // A new device needs a guest's name, although the seat keeps its own.
    if (!(await me())) await createGuest({ name: say('web', 'device-name') })
    await ask<Seat>('POST', `/api/tables/${table}/claims`, { token })
    return null
  } catch (problem) {
    if (problem instanceof Problem) return problem
    throw problem
  }
}

/** Whether a token was used before: whoever opens its link again may have the seat already. */
export function isSpent({ code }: Problem): boolean {
  return SPENT.includes(code)
}
