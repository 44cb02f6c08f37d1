/** A seat on a second device: a link with a token behind `#claim=` takes it. */
import { claim, comeIn, me, Problem } from '../net/requests'
import { address } from '../pages.svelte'
import { say } from '../texts/texts.svelte'

const MARK = 'claim='

export function claimHash(token: string): string {
  return `#${MARK}${token}`
}

/** The token in the part of an address behind `#`, if there is one. */
export function tokenIn(hash: string): string | null {
  return hash.startsWith(MARK) ? hash.slice(MARK.length) : null
}

/** Takes the seat for this device; the token works once, so it leaves the address. */
export async function takeOver(table: string, token: string): Promise<void> {
  await me().catch(admitted)
  await claim(table, token)
  history.replaceState(null, '', address(`/t/${table}`))
}

/** A device nobody has used here yet needs a name, though at the table the seat has its own. */
async function admitted(problem: unknown): Promise<void> {
  if (!(problem instanceof Problem) || problem.code === 'unreachable') throw problem
  await comeIn({ name: say('web', 'device-name') })
}
