/** Opens the planned table; against bots the cards are dealt at once. */
import type { Opened } from '../protocol/generated'
import { noteOpened, sitDown } from '../net/commitments'
import { fetchTable, Problem } from '../net/requests'
import { openTable } from './requests'
import { OnlineTable } from '../net/onlineTable.svelte'
import { choice } from './choice.svelte'
import { ensureGuest } from './guest.svelte'

/** Whom the other seats are for. */
export type Company = 'friends' | 'bots'

/** Milliseconds to wait for the cards before going to the table without them. */
const TIMEOUT_MS = 5000

/** Returns the path of the table. */
export async function open(company: Company): Promise<string> {
  await ensureGuest()
  const { game, rules, players, pace, level } = choice
  const alone = company === 'bots'
  const opened = await openTable({
    game,
    rules,
    players,
    pace,
    public: !alone && choice.public,
    hints: !alone && choice.hints,
    bots: alone ? Array.from({ length: players - 1 }, () => level) : [],
  })
  noteOpened(opened.table, opened.commitment)
  for (const step of alone ? [sit, deal] : [sit]) {
    try {
      await step(opened)
    } catch (error) {
      // The table exists: what is missing is done in its lobby, not at a second table.
      if (!(error instanceof Problem)) throw error
    }
  }
  return `/t/${opened.table}#${opened.code}`
}

async function sit({ table, code }: Opened): Promise<void> {
  await sitDown((await fetchTable(table, code)).view, code)
}

async function deal({ table, code }: Opened): Promise<void> {
  const there = new OnlineTable(table, code)
  try {
    await Promise.race([there.act('start'), patience()])
  } finally {
    there.close()
  }
}

function patience(): Promise<void> {
  return new Promise((over) => setTimeout(over, TIMEOUT_MS))
}
