/** The end of a round: the last board is shown, then the result, and no move is missed meanwhile. */
import { hurry, type Player } from './support/player'
import { shot } from './support/output'
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
      before: (all) => hurry(all, play, () => isEnding(all[0]!.state)),
    })
    const ended = () => players.some(({ state }) => state.happened('RoundEnded'))
    await Promise.all(players.map((player) => player.playOn(play, ended)))
    for (const { state } of players)
      await state.until(() => state.happened('RoundEnded'), 'the end')
    const mover = players.find(({ state }) => state.myTurn)!
    const reader = players.find((player) => player !== mover)!
    const result = reader.page.getByRole('dialog', { name: words('round-over', { number: 1 }) })

    // At first nothing covers the last board; then the result opens.
    await expect(reader.page.locator('[data-held]')).toBeVisible()
    await expect(headOf(reader)).toContainText(round(1))
    await reader.page.screenshot({ path: shot('results', `${game}-board.png`) })
    await expect(result).toBeVisible()
    await reader.page.screenshot({ path: shot('results', `${game}-result.png`) })

    // Whoever is on turn is told so, closes the result and plays; the other keeps it open.
    const theirs = mover.page.getByRole('dialog', { name: words('round-over', { number: 1 }) })
    await expect(theirs.getByText(words('waited-for'))).toBeVisible()
    await mover.page.screenshot({ path: shot('results', `${game}-waited-for.png`) })
    const { version } = reader.state
    await mover.playOn(play, () => reader.state.version > version)
    await expect(headOf(mover)).toContainText(round(2))
    await expect(result).toBeVisible()
    await expect(headOf(reader)).toContainText(round(1))

    await reader.press(result.getByRole('button', { name: words('round-on') }))
    await expect(result).toHaveCount(0)
    await expect(headOf(reader)).toContainText(round(2))
    await expect(reader.board).toHaveAttribute('data-v', String(reader.state.version))
    expect(await reader.page.locator('[data-card]').count()).toBe(reader.state.hand.length)
  })
}
