/** The finished matches that a server knows of the guest. */
import type { OnlineMatch } from '../device/messages'
import { history } from '../history/requests'
import { Problem, recordAddress } from '../net/requests'

/** All of them, without their records; none where no server answers, or it knows nobody. */
export async function onlineMatches(): Promise<OnlineMatch[]> {
  const found: OnlineMatch[] = []
  let next: string | null = null
  try {
    do {
      const page = await history(next)
      for (const { sitting } of page.tables)
        if (sitting.state === 'over')
          found.push({ table: sitting.table, at: sitting.at, text: null })
      next = page.next
    } while (next !== null)
  } catch (error) {
    if (!(error instanceof Problem)) throw error
  }
  return found
}

/** The record of a match; null if it cannot be had now. */
export async function recordOf(table: string): Promise<string | null> {
  const answer = await fetch(recordAddress(table)).catch(() => null)
  return answer?.ok ? answer.text() : null
}
