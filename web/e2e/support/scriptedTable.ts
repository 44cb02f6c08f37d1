/** A table whose page gets frames from a test after the deal, not from the server. */
import type { BrowserContextOptions, Page } from '@playwright/test'
import type { AnyEvent, Changes, View } from '../../src/net/views'
import { expect, type People } from './test'
import type { Player } from './player'

export interface Update {
  by?: number | null
  events?: AnyEvent[]
  set?: Changes
  said?: { seat: number; phrase: string }
}

export interface ScriptedTable {
  player: Player
  page: Page
  /** The table as it was dealt. */
  view: View
  /** Sends an update, and waits until the board shows it. */
  update: (update: Update) => Promise<void>
  /** Sends an update, and does not wait. */
  send: (update: Update) => void
  /** Waits until the board shows all that was sent. */
  shown: () => Promise<void>
  /** Answers the next move of the player with an update, or refuses it. */
  answer: (how: Update | { refuse: string }) => void
}

/** A player with bots at a table that a test goes on to tell about. */
export async function sitWith(
  people: People,
  game: string,
  rules: string,
  bots: number,
  options: BrowserContextOptions = {},
): Promise<ScriptedTable> {
  const match = { game, rules, pace: 'relaxed', bots: Array<string>(bots).fill('easy') }
  const { players, table, code } = await people.table(['Dachs'], match, {
    shown: () => false,
    options,
  })
  const player = players[0]!
  const { page } = player
  let v = 0
  let view: View | null = null
  let line = { send: (_: string): void => undefined }
  let answers: (Update | { refuse: string })[] = []
  const frame = ({ by = null, events = [], set = {} }: Update, k: string | null = null): void =>
    line.send(JSON.stringify({ t: 'ev', table, v: ++v, at: Date.now(), by, events, set, k }))
  await page.routeWebSocket(/\/ws\b/, (socket) => {
    line = socket
    const server = socket.connectToServer()
    server.onMessage((message) => {
      const told = JSON.parse(String(message)) as { t: string; v?: number; view?: View }
      if (v === 0) socket.send(message)
      if (told.t !== 'snap') return
      v = told.v!
      view = told.view!
    })
    socket.onMessage((message) => {
      const { t, k } = JSON.parse(String(message)) as { t: string; k: string }
      const answer = t === 'play' ? answers.shift() : undefined
      if (!answer) server.send(message)
      else if ('refuse' in answer)
        socket.send(JSON.stringify({ t: 'err', k, code: answer.refuse, table }))
      else frame(answer, k)
    })
  })
  await player.goto(`/t/${table}#${code}`)
  await expect(page.getByTestId('table')).toBeVisible()
  const send = (update: Update): void => {
    if (update.said) line.send(JSON.stringify({ t: 'said', table, ...update.said }))
    else frame(update)
  }
  const shown = async (): Promise<void> => {
    await expect.poll(() => answers.length).toBe(0)
    await expect(page.getByTestId('table')).toHaveAttribute('data-v', String(v))
  }
  return {
    player,
    page,
    view: view! as View,
    send,
    shown,
    answer: (how) => (answers = [...answers, how]),
    update: async (update) => {
      send(update)
      if (!update.said) await shown()
    },
  }
}
