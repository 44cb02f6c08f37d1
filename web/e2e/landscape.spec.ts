/** A phone in landscape: whoever is on turn sees the hand and the buttons, and plays. */
import { outOfReach } from './checks/reach'
import { picture } from './support/output'
import { drive, playUno } from './support/strategies'
import { expect, test } from './support/test'

/** The viewports of phones in landscape. */
const TURNED = [
  { width: 844, height: 390 },
  { width: 667, height: 331 },
]

const TABLES = [
  ['rallye', 'fx-schmid', drive(), []],
  ['uno', 'uno-carabiner', playUno, ['easy', 'easy']],
] as const

for (const [game, rules, choose, bots] of TABLES) {
  test(`${game} is played on a phone turned sideways`, { tag: '@phone' }, async ({ people }) => {
    const match = { game, rules, pace: 'relaxed', bots: [...bots] }
    const { players } = await people.table(['Dachs', 'Igel'], match)
    await Promise.all(players.map(({ state }) => state.until(() => state.known, 'the deal')))
    for (const turned of TURNED) {
      for (const { page } of players) await page.setViewportSize(turned)
      const before = players.map(({ state }) => state.version)
      const moved = () => players.every(({ state }, at) => state.version > before[at]! + 3)
      for (const player of players) {
        player.ready = async () => {
          // A drawn card flies over the others for a moment.
          await expect.poll(() => outOfReach(player.page, ['card', 'action'])).toEqual([])
          await picture(player.page, 'landscape', `${game}-${turned.width}.png`)
        }
      }
      await Promise.all(players.map((player) => player.playOn(choose, moved)))
    }
  })
}
