/** Whoever is dealt cards that the server has chosen is told so in the end, on their own page. */
import { seeTheEnd } from './support/ending'
import type { Opened } from '../src/protocol/generated'
import type { Player } from './support/player'
import { playUno } from './support/strategies'
import { expect, test } from './support/test'
import { words } from './support/words'

/** At the pace of programs bots do not hesitate. */
const AGAINST_A_BOT = {
  game: 'uno',
  rules: 'uno-carabiner,target=1',
  players: 2,
  bots: ['easy'],
  pace: 'programs',
}

/** Sits down on the page of a table, where something is added to the shuffle, and plays it out. */
async function playOut(player: Player): Promise<void> {
  const { context, page, sight, url } = player
  const answer = await context.request.post(`${url}/api/tables`, { data: AGAINST_A_BOT })
  const { table, code } = (await answer.json()) as Opened
  await player.sitDown(table, code)
  await player.press(page.getByRole('button', { name: words('lobby-sit-at', { number: 1 }) }))
  await player.press(page.getByRole('button', { name: words('lobby-start') }))
  await sight.until(() => player.view.state === 'playing', 'the deal')
  await player.playOn(playUno, () => sight.over, true)
  await seeTheEnd([player], 'fair')
}

test('a server that cheats is caught by who was cheated', { tag: '@phone' }, async ({ people }) => {
  const house = await people.ownHouse({ through: 'tests.server.unfair_server' })
  const told = { Dachs: 'fair-kept', Secret: 'fair-broken' }
  await Promise.all(
    Object.entries(told).map(async ([name, verdict]) => {
      const player = await people.guest(name, house.url, {}, house)
      await playOut(player)
      await expect(player.page.getByText(words(verdict), { exact: true })).toBeVisible()
    }),
  )
})
