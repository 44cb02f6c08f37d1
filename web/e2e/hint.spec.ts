/** Hints: for those who play against bots alone, or have agreed. */
import type { Hint } from '../src/protocol/generated'
import { PATIENCE, picture } from './support/output'
import type { Player } from './support/player'
import { drive, playUno } from './support/strategies'
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
    const plain = () => state.myTurn && badger.view.match?.round.phase === 'turn'
    await badger.playOn(game === 'uno' ? playUno : drive(), plain, true)
    await badger.closeDialog()
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
    await picture(page, 'hints', `${game}.png`)
    await badger.press(bubble.getByRole('button', { name: words('close') }))
    await expect(bubble).toHaveCount(0)
    await expect(marked).toHaveCount(0)
  })
}

test(
  'whoever has the game on the device is answered by it, and sees the chances',
  { tag: '@phone' },
  async ({ people }) => {
    const badger = await people.regular('Dachs')
    const { page, state } = badger
    const archives: string[] = []
    page.on('request', (it) => {
      if (/engine[^/]*\.zip/.test(it.url())) archives.push(it.url())
    })
    await badger.goto('/')
    await badger.press(page.getByText(words('start-rallye'), { exact: true }))
    await badger.press(page.getByRole('button', { name: words('start-deal') }))
    await state.until(() => state.known && badger.view.state === 'playing', 'the deal')
    const plain = () => state.myTurn && badger.view.match?.round.phase === 'turn'
    await badger.playOn(drive(), plain, true)
    await badger.closeDialog()

    const asked: string[] = []
    page.on('request', (it) => asked.push(`${it.method()} ${new URL(it.url()).pathname}`))
    const bubble = page.getByTestId('hint')
    const table = `/api/tables/${badger.view.id}`
    await expect(async () => {
      asked.length = 0
      await badger.press(tip(badger))
      await expect(bubble).toBeVisible({ timeout: 30_000 * PATIENCE })
      await badger.press(bubble.getByRole('button', { name: words('close') }))
      expect(asked).toContain(`GET ${table}`)
    }).toPass({ timeout: 120_000 * PATIENCE })
    expect(asked).not.toContain(`POST ${table}/hint`)

    await badger.press(page.getByRole('button', { name: words('menu'), exact: true }))
    await badger.press(page.getByRole('button', { name: words('menu-odds') }))
    const sheet = page.getByRole('dialog', { name: words('menu-odds') })
    await expect(sheet.getByText(/%/).first()).toBeVisible({ timeout: 60_000 * PATIENCE })
    expect(archives, 'what an image makes needless').toEqual([])
    await picture(page, 'hints', 'odds.png')
  },
)

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

test('where all have agreed everybody may ask', { tag: '@phone' }, async ({ people }) => {
  const [host, guest] = [await people.stranger('Dachs'), await people.guest('Igel')]
  const { page } = host
  await host.goto('/')
  await host.press(page.getByText(words('start-uno'), { exact: true }))
  const group = page.getByRole('group', { name: words('start-players') })
  await host.press(group.getByText('2', { exact: true }))
  await host.press(page.getByText(words('start-more'), { exact: true }))
  await host.press(page.getByText(words('start-hints'), { exact: true }))
  await host.press(page.getByRole('button', { name: words('start-open') }))
  const link = await page.getByText(/\/t\/\w+#/).innerText()
  await guest.page.goto(link)
  await expect(guest.page.getByText(words('lobby-hints'))).toBeVisible()
  await guest.press(guest.page.getByRole('button', { name: words('lobby-join'), exact: true }))
  await host.press(page.getByRole('button', { name: words('lobby-start') }))
  const players = [host, guest]
  const onTurn = () => players.find(({ state }) => state.known && state.myTurn)
  // Either of the two pages may hear of it last.
  await expect.poll(onTurn, { timeout: 60_000 * PATIENCE }).toBeDefined()
  const mover = onTurn()!
  const answer = mover.page.waitForResponse((it) => it.url().includes('/hint'))
  await mover.press(tip(mover))
  const hint = (await (await answer).json()) as Hint
  await expect(mover.page.getByTestId('hint')).toContainText(hint.words)
  for (const other of players.filter((player) => player !== mover)) {
    await expect(tip(other)).toHaveCount(0)
    await expect(other.page.getByTestId('hint')).toHaveCount(0)
  }
})
