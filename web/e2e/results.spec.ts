/** The end of a round: its last board is seen, its result is read in peace, and nothing is missed. */
import { hurry, type Player } from './support/player'
import { shot } from './support/proof'
import { drive, isEnding, playUno } from './support/strategies'
import { expect, test } from './support/test'
import { words } from './support/words'

const GAMES = [
  ['rallye', 'fx-schmid', drive()],
  ['uno', 'uno-carabiner', playUno],
] as const

const headOf = ({ page }: Player) => page.getByRole('heading', { level: 1 })
const round = (number: number) => words('table-round', { number })

for (const [game, rules, play] of GAMES) {
  const title = `${game}: the next round waits for whoever reads what the last one brought`
  test(title, { tag: '@phone' }, async ({ people }) => {
    const match = { game, rules, pace: 'relaxed' }
    const { players } = await people.table(['Dachs', 'Igel'], match, {
      before: (all) => hurry(all, play, () => isEnding(all[0]!.sight)),
    })
    const ended = () => players.some(({ sight }) => sight.happened('RoundEnded'))
    await Promise.all(players.map((player) => player.playOn(play, ended)))
    for (const { sight } of players)
      await sight.until(() => sight.happened('RoundEnded'), 'the end')
    const mover = players.find(({ sight }) => sight.myTurn)!
    const reader = players.find((player) => player !== mover)!
    const result = reader.page.getByRole('dialog', { name: words('round-over', { number: 1 }) })

    // Nothing lies over the last board yet; then the result does.
    await expect(reader.page.locator('[data-held]')).toBeVisible()
    await expect(headOf(reader)).toContainText(round(1))
    await reader.page.screenshot({ path: shot('results', `${game}-board.png`) })
    await expect(result).toBeVisible()
    await reader.page.screenshot({ path: shot('results', `${game}-result.png`) })

    // Whoever is on turn reads that they are, closes it and plays; the other goes on reading.
    const theirs = mover.page.getByRole('dialog', { name: words('round-over', { number: 1 }) })
    await expect(theirs.getByText(words('waited-for'))).toBeVisible()
    await mover.page.screenshot({ path: shot('results', `${game}-waited-for.png`) })
    const { version } = reader.sight
    await mover.playOn(play, () => reader.sight.version > version)
    await expect(headOf(mover)).toContainText(round(2))
    await expect(result).toBeVisible()
    await expect(headOf(reader)).toContainText(round(1))

    await reader.press(result.getByRole('button', { name: words('round-on') }))
    await expect(result).toHaveCount(0)
    await expect(headOf(reader)).toContainText(round(2))
    await expect(reader.board).toHaveAttribute('data-v', String(reader.sight.version))
    expect(await reader.page.locator('[data-card]').count()).toBe(reader.sight.hand.length)
  })
}
