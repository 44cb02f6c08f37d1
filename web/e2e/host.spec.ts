/** The host: sends somebody away and gives the table new words. */
import { expect, test } from './support/test'
import { words } from './support/words'

test('a host sends somebody away and renews the words', { tag: '@phone' }, async ({ people }) => {
  const host = await people.stranger('Dachs')
  const guest = await people.stranger('Eule')
  const { page } = host
  await host.goto('/')
  await host.press(page.getByRole('button', { name: words('start-open') }))
  const link = page.getByText(/\/t\/\w+#/)
  await expect(link).toBeVisible()
  const first = await link.innerText()

  await guest.page.goto(first)
  await guest.press(guest.page.getByRole('button', { name: words('lobby-sit-at', { number: 2 }) }))
  const dialog = guest.page.getByRole('dialog', { name: words('person-title') })
  await dialog.getByLabel(words('person-name')).fill('Eule')
  await guest.press(dialog.getByRole('button', { name: words('person-save') }))
  await expect(guest.page.getByText(words('lobby-you'), { exact: true })).toBeVisible()

  await page.bringToFront()
  const away = page.getByRole('button', { name: words('lobby-bot-away-name', { name: 'Eule' }) })
  await host.press(away)
  await expect(away).toBeHidden()
  await expect(link).not.toHaveText(first)
  await expect(guest.page.getByText(words('lobby-you'), { exact: true })).toBeHidden()

  const second = await link.innerText()
  await host.press(page.getByRole('button', { name: words('invite-renew') }))
  await expect(link).not.toHaveText(second)

  await guest.page.bringToFront()
  await guest.page.goto(second)
  await expect(guest.page.getByLabel(words('gone-label'))).toBeVisible()
})
