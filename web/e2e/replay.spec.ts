/** The replay of a match: by slider, by keys, by a link to a move. */
import { hurry, type Player } from './support/player'
import { picture } from './support/output'
import { playUno } from './support/strategies'
import { expect, test } from './support/test'
import { words } from './support/words'

test('a finished match is seen again', { tag: '@phone' }, async ({ people }) => {
  const match = { game: 'uno', rules: 'uno-carabiner,target=1', pace: 'relaxed' }
  const over = (players: Player[]) => players.every(({ state }) => state.over)
  const { table, code, players } = await people.table(['Dachs', 'Igel'], match, {
    // With these a round is soon over.
    cards: '63',
    before: (players) => hurry(players, playUno, () => over(players)),
  })
  const [badger] = players as [Player]
  const { page } = badger
  await badger.goto(`/r/${table}#${code}`)
  const slider = page.getByRole('slider', { name: words('replay-slider') })
  await expect(slider).toBeVisible()
  const last = Number(await slider.getAttribute('max'))
  expect(last).toBeGreaterThan(5)

  await badger.press(page.getByRole('button', { name: words('replay-last') }))
  await expect(slider).toHaveValue(String(last))
  await badger.press(page.getByRole('button', { name: words('replay-first') }))
  await expect(slider).toHaveValue('0')
  await badger.press(page.getByRole('button', { name: words('replay-forward') }))
  await expect(slider).toHaveValue('1')
  await slider.fill('3')
  await expect(slider).toHaveValue('3')
  await slider.blur()
  await page.keyboard.press('ArrowRight')
  await expect(slider).toHaveValue('4')
  await page.keyboard.press('ArrowLeft')
  await expect(slider).toHaveValue('3')
  await expect(page).toHaveURL(/move=3/)
  await picture(page, 'matches', 'replay.png')

  const address = page.url()
  await page.goto('about:blank')
  await page.goto(address)
  await expect(slider).toHaveValue('3')
  await badger.goto(`/r/${table}?seat=1&move=2#${code}`)
  await expect(slider).toHaveValue('2')
  await expect(page.getByTestId('table')).toBeVisible()
})

test('a match that is still played is not shown again', { tag: '@small' }, async ({ people }) => {
  const table = { game: 'uno', rules: 'uno-carabiner', pace: 'relaxed' }
  const { table: id, code, players } = await people.table(['Dachs', 'Igel'], table)
  await players[0]!.goto(`/r/${id}#${code}`)
  const running = words('denial-not-over', {}, 'de', 'table')
  await expect(players[0]!.page.getByText(running)).toBeVisible()
})
