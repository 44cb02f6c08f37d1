/** The end of a round: the last board is shown, then the result, and nobody moves meanwhile. */
import { hurry, type Player } from './support/player'
import { picture } from './support/output'
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
  const title = `${game}: nobody moves before all have read what the round brought`
  const tag = game === 'rallye' ? ['@phone'] : ['@phone', '@long']
  test(title, { tag }, async ({ people }) => {
    const match = { game, rules, pace: 'relaxed' }
    const { players } = await people.table(['Dachs', 'Igel'], match, {
      before: (all) => hurry(all, play, () => isEnding(all[0]!.state)),
    })
    const ended = () => players.some(({ state }) => state.happened('RoundEnded'))
    const [reader, other] = players as [Player, Player]
    await Promise.all([reader.playOn(play, ended), other.playOn(play, ended, true)])
    for (const { state } of players)
      await state.until(() => state.happened('RoundEnded'), 'the end')
    const result = reader.page.getByRole('dialog', { name: words('round-over', { number: 1 }) })

    // At first nothing covers the last board; then the result opens.
    await expect(reader.page.locator('[data-held]')).toBeVisible()
    await expect(headOf(reader)).toContainText(round(1))
    await picture(reader.page, 'results', `${game}-board.png`)
    await expect(result).toBeVisible()
    await expect(result).toContainText(words('pause-notice', { solo: 'no' }))
    await picture(reader.page, 'results', `${game}-result.png`)

    // Whoever closes it sees the next cards, and who is still waited for; nobody can move.
    await other.catchUp()
    await other.state.until(() => !other.state.reading, 'that it was read')
    await expect(headOf(other)).toContainText(round(2))
    const waits = words('pause-for', { name: 'Dachs', count: 1 })
    await expect(other.page.getByText(waits)).toBeVisible()
    await picture(other.page, 'results', `${game}-pause.png`)
    expect(players.flatMap(({ state }) => [...state.legal])).toEqual([])
    await expect(result).toBeVisible()
    await expect(headOf(reader)).toContainText(round(1))

    await reader.press(result.getByRole('button', { name: words('round-on') }))
    await expect(result).toHaveCount(0)
    await expect(headOf(reader)).toContainText(round(2))
    await expect(other.page.getByText(waits)).toHaveCount(0)
    for (const { state } of players) await state.until(() => state.view.clock === null, 'a move')
    expect(players.some(({ state }) => state.myTurn)).toBe(true)
    await expect(reader.board).toHaveAttribute('data-v', String(reader.state.version))
    expect(await reader.page.locator('[data-card]').count()).toBe(reader.state.hand.length)
  })
}
