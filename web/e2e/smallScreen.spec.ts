/** Cards are played where there is least room: on a narrow screen, and with text twice as large. */
import { LANGUAGES, setLanguage } from './support/languages'
import type { Player } from './support/player'
import { drive, playUno } from './support/strategies'
import { expect, test } from './support/test'

const LAID = 2

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
    const laid = ({ state, view }: Player) =>
      state.events.filter(
        (event) =>
          /^(Laid|Played)$/.test(event.event) && 'seat' in event && event.seat === view.seat,
      ).length
    const enough = () => players.every((player) => laid(player) >= LAID)
    await Promise.all(players.map((player) => player.playOn(choose, enough)))
  })
}

test(
  'what stands on top of the start page is one row at 360',
  { tag: '@small' },
  async ({ people }) => {
    const { page, url } = await people.stranger('Dachs')
    await page.setViewportSize({ width: 360, height: 740 })
    await page.goto(url)
    for (const language of LANGUAGES) {
      await setLanguage(page, language)
      const middles = await page.locator('header').evaluate((header) =>
        [...header.children].map((part) => {
          const { top, height } = part.getBoundingClientRect()
          return Math.round(top + height / 2)
        }),
      )
      expect(new Set(middles).size, language).toBe(1)
    }
  },
)
