/** A guest's own tables: found from the start page, watched again, put away. */
import { violations } from './checks/axe'
import { hurry, type Player } from './support/player'
import { picture } from './support/output'
import { playUno } from './support/strategies'
import { expect, openedBy, test } from './support/test'
import { words } from './support/words'

test('a finished match is found and seen again', { tag: '@phone' }, async ({ people }) => {
  const match = { game: 'uno', rules: 'uno-carabiner,target=1', pace: 'relaxed' }
  const over = (players: Player[]) => players.every(({ state }) => state.over)
  const { table, players } = await people.table(['Dachs', 'Igel'], match, {
    // With these a round is soon over.
    cards: '63',
    before: (players) => hurry(players, playUno, () => over(players)),
    shown: () => false,
  })
  const [badger, hedgehog] = players as [Player, Player]
  const { page } = badger
  const { totals, winners } = badger.view.match!
  await openedBy(badger, { game: 'rallye', rules: 'schmidt', players: 3, bots: ['easy'] }, '')
  await badger.goto('/')
  await badger.press(page.getByRole('link', { name: words('start-history') }))
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(words('history-title'))

  const finished = page.locator(`article[data-table="${table}"]`)
  await expect(finished).toBeVisible()
  const won = winners.includes(badger.view.seat!)
  const lost = words('history-winners', { count: 1, winners: hedgehog.name })
  await expect(finished).toContainText(won ? words('history-won') : lost)
  for (const points of totals) await expect(finished).toContainText(points.toLocaleString('de-DE'))
  await expect(page.locator('article')).toHaveCount(2)
  expect(await violations(page)).toEqual([])
  await picture(page, 'history', 'phone.png')

  const record = finished.getByRole('link', { name: words('history-record') })
  const saved = page.waitForEvent('download')
  await badger.press(record)
  expect((await saved).suggestedFilename()).toBe(`${table}.tisch`)
  await badger.press(finished.getByRole('link', { name: words('history-replay') }))
  await expect(page.getByRole('slider', { name: words('replay-slider') })).toBeVisible()
})

test('a running match is put away and taken back', { tag: '@desktop' }, async ({ people }) => {
  const badger = await people.guest('Dachs')
  const { page } = badger
  const two = { game: 'uno', rules: 'uno-carabiner', players: 2, bots: ['easy'] }
  const { table } = await openedBy(badger, two, '')
  const onStart = page.getByRole('list', { name: words('start-continue') }).getByRole('link')
  const away = page.getByRole('button', { name: words('history-put-away') })
  const back = page.getByRole('button', { name: words('history-take-back') })
  const open = () => badger.press(page.getByRole('link', { name: words('start-history') }))
  await badger.goto('/')
  await expect(onStart).toHaveCount(1)
  await open()
  await badger.press(away)
  await expect(back).toBeFocused()
  await expect(page.getByText(words('history-away'))).toBeVisible()
  await picture(page, 'history', 'put-away.png')
  await badger.press(back)
  await expect(away).toBeFocused()
  await badger.press(away)
  await expect(back).toBeVisible()

  await badger.press(page.getByRole('link', { name: words('back') }))
  await expect(page.getByRole('button', { name: words('start-open') })).toBeVisible()
  await expect(onStart).toHaveCount(0)
  await open()
  await expect(page.getByText(words('history-none'))).toBeVisible()
  expect(await violations(page)).toEqual([])
  // The seat is still theirs.
  await badger.sitDown(table)
  expect(badger.view.seat).toBe(0)
})
