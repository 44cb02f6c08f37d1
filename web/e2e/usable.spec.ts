/** Cards are played where there is least room: on a narrow screen, and with letters twice as large. */
import { drive, playUno } from './support/strategies'
import { test } from './support/test'

const MOVES = 8

for (const [game, rules, choose] of [
  ['rallye', 'fx-schmid', drive()],
  ['uno', 'uno-carabiner', playUno],
] as const) {
  test(`${game} is played at 320 and at 200 %`, { tag: '@small' }, async ({ people }) => {
    const { players } = await people.table(['Dachs', 'Igel'], { game, rules, pace: 'relaxed' })
    const [narrow, large] = players
    await narrow!.page.setViewportSize({ width: 320, height: 640 })
    await large!.page.evaluate(() => (document.documentElement.style.fontSize = '200%'))
    await large!.page.setViewportSize({ width: 390, height: 844 })
    const laid = () => narrow!.sight.version > MOVES && large!.sight.version > MOVES
    await Promise.all(players.map((player) => player.playOn(choose, laid)))
  })
}
