/** Alone with a bot: it is as quick as one wants, and never moves behind a result. */
import { drive, isEnding, playUno } from './support/strategies'
import { expect, test } from './support/test'
import { picture } from './support/output'
import { words } from './support/words'

/** Three times as long as a bot takes at the most; see tests/web/patient.py. */
const SEEN_MS = 1500

for (const [game, rules, play] of [
  ['rallye', 'fx-schmid', drive()],
  ['uno', 'uno-carabiner', playUno],
] as const) {
  test(
    `${game}: a bot is hurried, and waits behind the result`,
    { tag: '@phone' },
    async ({ people }) => {
      const match = { game, rules, pace: 'brisk', bots: ['easy'] }
      const { players, table, code } = await people.table(['Dachs'], match)
      const badger = players[0]!
      const { page, state } = badger
      await badger.press(page.getByRole('button', { name: words('menu'), exact: true }))
      await badger.press(page.getByText(words('speed-fast'), { exact: true }))
      await state.until(() => state.view.speed === 'fast', 'fast bots')
      await picture(page, 'bots', `${game}-menu.png`)

      // Until shortly before the end nothing has to be painted. On one's turn nobody else moves.
      await badger.follow(table, code)
      await badger.playOn(play, () => isEnding(state) && state.myTurn, true)
      await badger.sitDown(table, code)
      await badger.playOn(play, () => state.happened('RoundEnded'), true)
      const result = page.getByRole('dialog', { name: words('round-over', { number: 1 }) })
      await expect(result).toBeVisible()
      await expect(result).toContainText(words('pause-notice', { solo: 'yes' }))
      await picture(page, 'bots', `${game}-result.png`)
      const { version } = state
      await page.waitForTimeout(SEEN_MS)
      expect(state.version).toBe(version)

      await badger.press(result.getByRole('button', { name: words('round-on') }))
      await state.until(() => state.view.clock?.kind !== 'pause', 'the next round')
      await badger.playOn(play, () => state.version > version + 3, true)
    },
  )
}
