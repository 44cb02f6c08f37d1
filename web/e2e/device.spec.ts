/** What a device stores, and a server under a sub-path. */
import { expect, openedBy, test } from './support/test'
import { words } from './support/words'

test('settings stay on the device', { tag: '@small' }, async ({ people }) => {
  const badger = await people.guest('Dachs')
  const { page } = badger
  await badger.goto('/settings')
  await badger.press(page.getByText(words('settings-theme-dark'), { exact: true }))
  await badger.press(page.getByText(words('settings-text-size-large'), { exact: true }))
  await badger.press(page.getByRole('switch', { name: words('settings-left-handed') }))
  await badger.press(page.getByText('English', { exact: true }))
  const kept = async () => {
    await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark')
    await expect(page.locator('html')).toHaveAttribute('data-text-size', 'large')
    await expect(page.locator('html')).toHaveAttribute('lang', 'en')
    const switched = page.getByRole('switch', { name: words('settings-left-handed', {}, 'en') })
    await expect(switched).toBeChecked()
  }
  await kept()
  await page.reload()
  await kept()
})

test('a server below a sub-path', { tag: '@desktop' }, async ({ people }) => {
  const server = await people.ownServer({ flags: ['--base-path', '/spiele'] })
  const proxy = await people.network(server, '/spiele')
  const badger = await people.guest('Dachs', proxy.url, {}, server)
  const two = { game: 'uno', rules: 'uno-carabiner', players: 2, bots: ['easy'] }
  const { table, code } = await openedBy(badger, two, '')
  await badger.sitDown(table, code)
  expect(badger.view.seat).toBe(0)
  await badger.goto('/')
  await expect(badger.page.getByText(words('start-uno'), { exact: true }).first()).toBeVisible()
  await badger.goto('/rules/uno-carabiner')
  await expect(badger.page.getByRole('heading', { level: 1 })).toBeVisible()
  const outside = await fetch(proxy.url.replace('/spiele', '/'))
  expect(outside.status).toBe(404)
})
