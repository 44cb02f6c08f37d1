/** The host removes a player, before the match or with consent during it, and renews the code. */
import type { Player } from './support/player'
import { picture } from './support/output'
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
  await guest.press(guest.page.getByRole('button', { name: words('lobby-join'), exact: true }))
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

test(
  'with the consent of all others a bot replaces somebody',
  { tag: '@phone' },
  async ({ people }) => {
    const rally = { game: 'rallye', rules: 'fx-schmid', pace: 'relaxed' }
    const { players } = await people.table(['Dachs', 'Eule', 'Igel'], rally)
    const [host, unwanted, third] = players as [Player, Player, Player]
    await host.press(host.page.getByRole('button', { name: words('menu'), exact: true }))
    await host.press(host.page.getByRole('button', { name: words('menu-replace') }))
    await picture(host.page, 'host', 'replace.png')
    await host.press(
      host.page.getByRole('button', { name: words('replace-one', { name: 'Eule' }) }),
    )

    const told = { host: 'Dachs', name: 'Eule' }
    const banner = ({ page }: Player, id: string) =>
      page.getByRole('region', { name: words('table-notices') }).getByText(words(id, told))
    await expect(banner(unwanted, 'replace-you')).toBeVisible()
    const question = banner(third, 'replace-question')
    await expect(question).toBeVisible()
    await picture(third.page, 'host', 'replace-question.png')
    await third.press(third.page.getByRole('button', { name: words('replace-agree') }))
    await expect(question).toBeHidden()
    await expect(unwanted.page.getByRole('heading', { name: words('gone-title') })).toBeVisible()

    await host.press(host.page.getByRole('button', { name: words('menu'), exact: true }))
    await host.press(host.page.getByRole('button', { name: words('menu-replace') }))
    const again = (name: string) =>
      host.page.getByRole('button', { name: words('replace-one', { name }) })
    await expect(again('Igel')).toBeVisible()
    await expect(again('Eule')).toBeHidden()
  },
)
