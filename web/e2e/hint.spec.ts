/** Hints: for those who play against bots alone. */
import type { Hint } from '../src/protocol/generated'
import { shot } from './support/output'
import type { Player } from './support/player'
import { expect, test } from './support/test'
import { words } from './support/words'

const tip = ({ page }: Player) => page.getByRole('button', { name: words('hint'), exact: true })

for (const game of ['rallye', 'uno']) {
  test(`a hint against bots at ${game}`, { tag: '@phone' }, async ({ people }) => {
    const badger = await people.stranger('Dachs')
    const { page, state } = badger
    await badger.goto('/')
    await badger.press(page.getByText(words(`start-${game}`), { exact: true }))
    await badger.press(page.getByRole('button', { name: words('start-deal') }))
    await state.until(() => state.known && badger.view.state === 'playing', 'the deal')
    const plain = () => badger.view.match?.round.phase === 'turn'
    await state.until(() => state.myTurn && plain(), 'the own turn')
    const answer = page.waitForResponse((it) => it.url().includes('/hint'))
    await badger.press(tip(badger))
    const hint = (await (await answer).json()) as Hint
    expect(state.legal).toContain(hint.move)
    const bubble = page.getByTestId('hint')
    await expect(bubble).toContainText(hint.words)
    for (const reason of hint.reasons) await expect(bubble).toContainText(reason.words)
    await expect(page.getByTestId('polite')).toContainText(words('hint-move', { move: hint.words }))
    const marked = page.locator('[data-card] em', { hasText: words('hand-mark-hint') })
    const used = hint.move.replace(/^-|[=>!].*$/g, '').replace(/^(\d+)$/, 'km-$1')
    const held = await page.locator(`[data-card="${used}"]`).count()
    await expect(marked).toHaveCount(held > 0 ? 1 : 0)
    await page.screenshot({ path: shot('hints', `${game}.png`) })
    await badger.press(bubble.getByRole('button', { name: words('close') }))
    await expect(bubble).toHaveCount(0)
    await expect(marked).toHaveCount(0)
  })
}

test('among people there are none, not even by asking', { tag: '@phone' }, async ({ people }) => {
  const table = { game: 'uno', rules: 'uno-carabiner', pace: 'relaxed' }
  const { players } = await people.table(['Dachs', 'Igel'], table)
  const mover = players.find(({ state }) => state.myTurn)!
  await expect(mover.board).toBeVisible()
  for (const player of players) await expect(tip(player)).toHaveCount(0)
  const refused = await mover.page.evaluate(async (id) => {
    const answer = await fetch(`/api/tables/${id}/hint`, { method: 'POST' })
    return (await answer.json()) as unknown
  }, mover.view.id)
  expect(refused).toMatchObject({ code: 'no-hints-among-people' })
})
