/** A first visit: no errors in the page, a preview of the link, and a wrong address is explained. */
import { picture } from './support/output'
import { expect, test } from './support/test'
import { words } from './support/words'

test('a first visit leaves no error in the console', { tag: '@phone' }, async ({ people }) => {
  const stranger = await people.stranger('Dachs')
  const { page } = stranger
  const errors: string[] = []
  page.on('console', (message) => {
    if (message.type() === 'error') errors.push(message.text())
  })
  page.on('pageerror', ({ message }) => errors.push(message))
  const known = page.waitForResponse(/\/api\/visitor$/)
  await stranger.goto('/')
  expect((await known).ok()).toBe(true)
  await expect(page.getByRole('button', { name: words('start-open') })).toBeVisible()
  expect(errors).toEqual([])
})

test(
  'a messenger finds a title and a picture behind a link',
  { tag: '@phone' },
  async ({ people }) => {
    const stranger = await people.stranger('Dachs')
    const { page } = stranger
    await stranger.goto('/')
    await stranger.press(page.getByRole('button', { name: words('start-open') }))
    const link = page.getByText(/\/t\/\w+#/)
    await expect(link).toBeVisible()
    // What stands behind the # is not sent.
    const [url] = (await link.innerText()).split('#')
    const seen = await (await stranger.context.request.get(url!)).text()
    const tag = (name: string) =>
      new RegExp(`property="og:${name}" content="([^"]+)"`).exec(seen)?.[1]
    expect(tag('title')).toContain('Spiel mit!')
    const picture = await stranger.context.request.get(tag('image')!)
    expect(picture.headers()['content-type']).toBe('image/jpeg')
  },
)

for (const [lang, locale] of [
  ['de', 'de-DE'],
  ['en', 'en-GB'],
  ['fr', 'fr-FR'],
] as const) {
  test(`a wrong address is told in ${lang}`, { tag: '@phone' }, async ({ people }) => {
    const stranger = await people.stranger('Dachs', undefined, { locale })
    const { page } = stranger
    await stranger.goto('/impressum/alt')
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(
      words('nowhere-title', {}, lang),
    )
    await picture(page, 'strangers', `nowhere-${lang}.png`)
    await page.getByRole('button', { name: words('nowhere-start', {}, lang) }).click()
    await expect(page).toHaveURL(/:\d+\/$/)
    await expect(page.getByRole('button', { name: words('start-open', {}, lang) })).toBeVisible()
  })
}
