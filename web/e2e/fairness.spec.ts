/** Whoever was dealt cards that the server had chosen is told so at the end of the match. */
import { expectMatchEnd } from './support/matchEnd'
import type { Opened } from '../src/protocol/generated'
import type { Player } from './support/player'
import { playUno } from './support/strategies'
import { expect, test } from './support/test'
import { words } from './support/words'

/** At the pace `programs` bots do not pause. */
const AGAINST_A_BOT = {
  game: 'uno',
  rules: 'uno-carabiner,target=1',
  players: 2,
  bots: ['easy'],
  pace: 'programs',
}

/**
 * Takes a seat on the page, which adds entropy to the shuffle; comes back to it when the match is
 * over. In between nothing has to be painted.
 */
async function playOut(player: Player): Promise<void> {
  const { context, page, state, url } = player
  const answer = await context.request.post(`${url}/api/tables`, { data: AGAINST_A_BOT })
  const { table, code } = (await answer.json()) as Opened
  await player.sitDown(table, code)
  await player.press(page.getByRole('button', { name: words('lobby-sit-at', { number: 1 }) }))
  await player.press(page.getByRole('button', { name: words('lobby-start') }))
  await state.until(() => player.view.state === 'playing', 'the deal')
  await player.follow(table, code)
  await player.playOn(playUno, () => state.over, true)
  await player.sitDown(table, code)
  await expectMatchEnd([player], 'fair')
}

test(
  'a server that cheats is caught by whoever was cheated',
  { tag: '@phone' },
  async ({ people }) => {
    const server = await people.ownServer({ through: 'tests.server.unfair_server' })
    const told = { Dachs: 'fair-kept', Secret: 'fair-broken' }
    await Promise.all(
      Object.entries(told).map(async ([name, verdict]) => {
        const player = await people.guest(name, server.url, {}, server)
        await playOut(player)
        await expect(player.page.getByText(words(verdict), { exact: true })).toBeVisible()
      }),
    )
  },
)
