/** A first visit: no errors in the page, and a wrong address is explained. */
import { shot } from './support/output'
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
    await page.screenshot({ path: shot('strangers', `nowhere-${lang}.png`) })
    await page.getByRole('button', { name: words('nowhere-start', {}, lang) }).click()
    await expect(page).toHaveURL(/:\d+\/$/)
    await expect(page.getByRole('button', { name: words('start-open', {}, lang) })).toBeVisible()
  })
}
