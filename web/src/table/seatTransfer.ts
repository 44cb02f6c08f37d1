/** Taking a seat over to this device, by a token. */
import { claimSeat, createGuest, me, Problem } from '../net/requests'
import { say } from '../texts/texts.svelte'

const SPENT = ['no-such-token', 'token-expired', 'seated-already']

/** Takes the seat; if it is not given, returns why. */
export async function takeOver(table: string, token: string): Promise<Problem | null> {
  try {
    // A device nobody has used here yet needs a name, though at the table the seat has its own.
    if (!(await me())) await createGuest({ name: say('web', 'device-name') })
    await claimSeat(table, token)
    return null
  } catch (problem) {
    if (problem instanceof Problem) return problem
    throw problem
  }
}

/** A token works once: who opens its link again may have the seat already. */
export function isSpent({ code }: Problem): boolean {
  return SPENT.includes(code)
}
