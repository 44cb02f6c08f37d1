/** The database fails over to a standby that lacks the last moves: open pages follow it back. */
import type { Page } from '@playwright/test'
import type { StartedServer } from './support/server'
import type { Choose, Player } from './support/player'
import { PATIENCE } from './support/output'
import { isSafety } from './support/strategies'
import { expect, test } from './support/test'
import { anyOf } from './support/words'

const TABLE = { game: 'rallye', rules: 'fx-schmid,target=100000', pace: 'relaxed' }
/** Moves that the standby has, and moves that it lacks; the cards of a round last for 50 times. */
const KEPT = 1
const LOST = 3
const SOON = { timeout: 20_000 * PATIENCE }

/** Discards, or lays a safety: then nobody is asked anything. */
const discard: Choose = ({ legal, myTurn }) => {
  const aside = legal.find((move) => move.startsWith('-') && !isSafety(move.slice(1)))
  return myTurn ? (aside ?? legal.find(isSafety) ?? null) : null
}

/** The text of a page's table, and the cards on it. */
async function written(page: Page) {
  const board = page.getByTestId('table')
  const cards = board.locator('[data-card]')
  await expect(cards.first()).toBeVisible()
  return {
    cards: await cards.evaluateAll((all) => all.map((card) => card.getAttribute('data-card'))),
    text: await board.innerText(),
  }
}

/** The table as its player sees it in a new tab. */
async function freshly({ context, page }: Player) {
  const tab = await context.newPage()
  await tab.goto(page.url())
  const shown = await written(tab)
  await tab.close()
  return shown
}

const loaded = ({ page }: Player) => page.evaluate(() => performance.timeOrigin)

const newest = (players: Player[]) => Math.max(...players.map(({ state }) => state.version))

/** Both play on their pages until both have been sent that many more moves. */
async function play(players: Player[], moves: number): Promise<void> {
  const end = newest(players) + moves
  await Promise.all(players.map((player) => player.playOn(discard, () => newest(players) >= end)))
  await isAt(players, newest(players))
}

async function isAt(players: Player[], version: number): Promise<void> {
  for (const { state } of players)
    await state.until(() => state.version === version, `version ${version}`, 60_000)
}

async function failOver(server: StartedServer, players: Player[]): Promise<void> {
  await server.command('follow')
  await play(players, KEPT)
  await server.command('part')
  const { version } = players[0]!.state
  const kept = await Promise.all(players.map(freshly))
  await play(players, LOST)
  await server.command('fail over')
  await isAt(players, version)
  for (const [seat, player] of players.entries()) {
    await expect(player.page.getByText(anyOf('away'))).toHaveCount(0)
    // A new tab may be read before it has measured its width: then another is opened.
    await expect(async () => {
      const shown = await written(player.page)
      expect(shown.cards).toEqual(kept[seat]!.cards)
      expect(shown).toEqual(await freshly(player))
    }).toPass(SOON)
  }
}

for (const { named, times, tags } of [
  { named: 'a failover', times: 1, tags: ['@phone'] },
  { named: '50 failovers', times: 50, tags: ['@desktop', '@long'] },
]) {
  test(`${named}, and the pages are back`, { tag: tags }, async ({ people }) => {
    test.setTimeout(times * 60_000 * PATIENCE)
    const server = await people.ownServer({ through: 'tests.web.replicas' })
    const { players } = await people.table(['Dachs', 'Igel'], TABLE, { server })
    const arrived = await Promise.all(players.map(loaded))
    for (let time = 0; time < times; time++) await failOver(server, players)
    await play(players, KEPT)
    expect(await Promise.all(players.map(loaded))).toEqual(arrived)
  })
}
