/** Opens the table somebody has put together; against bots the cards are dealt at once. */
import type { Opened } from '../protocol/generated'
import { chance } from '../net/chance'
import { openTable, takeSeat } from '../net/requests'
import { OnlineTable } from '../net/online.svelte'
import { choice } from './choice.svelte'
import { settle } from './guest.svelte'

/** Returns the path of the table. */
export async function open(): Promise<string> {
  await settle()
  const { game, rules, players, pace, level, mode } = choice
  const alone = mode === 'bots'
  const opened = await openTable({
    game,
    rules,
    players,
    pace,
    public: !alone && choice.public,
    bots: alone ? Array.from({ length: players - 1 }, () => level) : [],
    entropy: chance(),
  })
  if (alone) await deal(opened)
  else await seatBots(opened, level)
  return `/t/${opened.table}#${opened.code}`
}

async function seatBots({ table, code }: Opened, bot: string): Promise<void> {
  for (const seat of choice.botSeats.filter((each) => each < choice.players)) {
    await takeSeat(table, { code, seat, bot })
  }
}

async function deal({ table, code }: Opened): Promise<void> {
  const there = new OnlineTable(table, code)
  try {
    await there.act('start')
  } finally {
    there.close()
  }
}
