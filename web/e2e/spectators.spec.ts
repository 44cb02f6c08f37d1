/** Others at the table: a spectator, a second tab, a second device, a stand-in bot. */
import type { Hands } from './support/deals'
import { expect, test } from './support/test'
import { words } from './support/words'

const TABLE = { game: 'rallye', rules: 'fx-schmid', pace: 'relaxed' }

test('a spectator sees the table and no hand', { tag: '@tablet' }, async ({ people }) => {
  const { table, code, players } = await people.table(['Dachs', 'Igel'], TABLE)
  const owl = await people.stranger('Eule')
  await owl.sitDown(table, code)
  await expect(owl.board).toBeVisible()
  expect(owl.view.seat).toBeNull()
  expect(owl.view.match!.round.hand).toEqual([])
  await expect(owl.page.locator('[data-card]')).toHaveCount(0)
  await expect(owl.page.locator('[data-action]')).toHaveCount(0)
  const mover = players.find(({ state }) => state.myTurn)!
  const version = owl.state.version
  await mover.play(mover.state.legal.find((move) => !move.includes('>'))!)
  await owl.state.until(() => owl.state.version > version, 'the move')
  await expect(owl.board).toHaveAttribute('data-v', String(owl.state.version))
  const eye = players[0]!.page.getByText(words('table-watching', { count: 1 })).first()
  await expect(eye).toBeAttached()
})

test('without the code nobody sees a table', { tag: '@small' }, async ({ people }) => {
  const { table } = await people.table(['Dachs', 'Igel'], TABLE)
  const fox = await people.stranger('Fuchs')
  await fox.goto(`/t/${table}`)
  await expect(fox.page.getByRole('heading', { name: words('gone-title') })).toBeVisible()
})

test('two tabs show the same seat', { tag: ['@desktop', '@long'] }, async ({ people }) => {
  const fits = (hands: Hands) => hands.every((hand) => hand.includes('roll'))
  const { table, code, players } = await people.table(['Dachs', 'Igel'], TABLE, { fits })
  const mover = players.find(({ state }) => state.myTurn)!
  const tab = await mover.context.newPage()
  await tab.goto(`${mover.url}/t/${table}#${code}`)
  await expect(tab.locator('[data-card]')).toHaveCount(mover.state.hand.length)
  await mover.play('roll')
  await expect(tab.getByTestId('table')).toHaveAttribute('data-v', String(mover.state.version))
  await expect(tab.getByTestId('table')).toHaveAttribute('data-turn', 'no')
})

test('a second device plays the same seat', { tag: '@phone' }, async ({ people }) => {
  const { players } = await people.table(['Dachs', 'Igel'], TABLE)
  const mover = players.find(({ state }) => state.myTurn)!
  await mover.press(mover.page.getByRole('button', { name: words('menu'), exact: true }))
  await mover.press(mover.page.getByRole('button', { name: words('menu-device') }))
  const link = await mover.page.getByRole('dialog').locator('code').innerText()
  const device = await people.guest('Luchs')
  await device.page.goto(link)
  await device.state.until(() => device.state.known, 'the table')
  expect(device.view.seat).toBe(mover.view.seat)
  expect(device.state.hand).toEqual(mover.state.hand)
  await device.play(device.state.legal.find((move) => !move.includes('>'))!)
  await mover.state.until(() => mover.state.version >= device.state.version, 'the same move')
})

test('a bot stands in, and the seat is taken back', { tag: '@phone' }, async ({ people }) => {
  const { players } = await people.table(['Dachs', 'Igel'], TABLE)
  const [badger, hedgehog] = players
  await badger!.press(badger!.page.getByRole('button', { name: words('menu'), exact: true }))
  await badger!.press(badger!.page.getByRole('button', { name: words('menu-leave') }))
  await badger!.state.until(() => badger!.state.happened('StoodIn'), 'the bot')
  await expect(badger!.page.getByText(words('stood-in')).first()).toBeVisible()
  await hedgehog!.state.until(() => hedgehog!.state.happened('StoodIn'), 'the bot')
  await badger!.press(badger!.page.getByRole('button', { name: words('take-back') }))
  await badger!.state.until(() => badger!.state.happened('TookBack'), 'the seat')
  await expect(badger!.page.getByText(words('stood-in')).first()).toBeHidden()
})
