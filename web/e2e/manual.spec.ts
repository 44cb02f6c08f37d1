/** The manual of a box: from the start page to the first round, and onto paper. */
import type { Page } from '@playwright/test'
import { violations } from './checks/axe'
import { LANGUAGES, setLanguage } from './support/languages'
import { expect, test } from './support/test'
import { words } from './support/words'

const SMALL = { width: 375, height: 667 }
const EDITIONS = ['fx-schmid', 'auto-rallye', 'schmidt', 'winning-moves', 'uno-carabiner']
/** Letters smaller than this nobody reads on paper. */
const SMALLEST_PT = 6.5

test(
  'somebody finds the manual of the box and can print it',
  { tag: '@phone' },
  async ({ people }) => {
    const reader = await people.stranger('Dachs')
    const { page } = reader
    await reader.goto('/')
    await reader.press(page.getByRole('link', { name: words('start-manual') }))
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(/1000 Kilometer/)
    const first = page.getByRole('figure').first()
    await expect(first.getByText('Am Anfang steht dein Auto.')).toBeVisible()
    await expect(first.locator('svg').first()).toBeVisible()
    await expect(
      page.getByRole('button', { name: words('manual-print'), exact: true }),
    ).toBeVisible()
    expect(await pagesOf(page)).toBe(2)

    await reader.press(page.locator('#blitz > summary'))
    await expect(page.locator('#blitz figcaption').nth(2)).toContainText('Der Trumpf liegt quer')
  },
)

test.describe('every manual', { tag: ['@phone', '@long'] }, () => {
  test.slow()

  for (const edition of EDITIONS)
    test(`${edition} is short, clear and fits on a sheet`, async ({ people }) => {
      const { page, goto } = await reading(people, edition)
      for (const language of LANGUAGES) {
        await setLanguage(page, language)
        await goto()
        const end = await page
          .locator('.enough')
          .evaluate((it) => it.getBoundingClientRect().bottom)
        expect(end / SMALL.height, `${language}: screens of the first round`).toBeGreaterThan(1)
        expect(end / SMALL.height, `${language}: screens of the first round`).toBeLessThanOrEqual(4)
        expect(await pagesOf(page), language).toBe(2)
        const { size, lost } = await page.locator('article').evaluate((sheet) => ({
          size: parseFloat((sheet as HTMLElement).style.fontSize),
          lost: [...sheet.querySelectorAll('.columns')].filter(
            ({ scrollWidth, clientWidth }) => scrollWidth > clientWidth,
          ).length,
        }))
        expect(lost, `${language}: columns that do not fit`).toBe(0)
        expect(size, `${language}: size of the letters`).toBeGreaterThanOrEqual(SMALLEST_PT)
        for (const details of await page.locator('main > details').all())
          await details.evaluate((it) => ((it as HTMLDetailsElement).open = true))
        expect(await violations(page), language).toEqual([])
        const wide = await page.evaluate(() => document.documentElement.scrollWidth)
        expect(wide, `${language}: nothing sticks out`).toBeLessThanOrEqual(SMALL.width)
      }
    })

  test('a chapter is unfolded and a story scrolled by keys', async ({ people }) => {
    const { page } = await reading(people, 'schmidt')
    const chapter = page.locator('#blitz > summary')
    await chapter.focus()
    await page.keyboard.press('Enter')
    const story = page.locator('#blitz .story')
    await expect(story).toBeVisible()
    await page.keyboard.press('Tab')
    await expect(story).toBeFocused()
    await page.keyboard.press('ArrowRight')
    await expect.poll(() => story.evaluate(({ scrollLeft }) => scrollLeft)).toBeGreaterThan(0)
  })

  test('one with house rules is made on the device, and needs no server then', async ({
    people,
  }) => {
    const { page } = await reading(people, 'winning-moves,no-exact-goal')
    await expect(page.getByText('Über das Ziel hinaus darfst du fahren.')).toBeVisible()
    await page.context().route('**/api/**', (route) => route.abort())
    await page.evaluate(() => {
      history.pushState({}, '', '/manual/schmidt')
      dispatchEvent(new PopStateEvent('popstate'))
    })
    await expect(page.getByText('Du musst das Ziel genau treffen.').first()).toBeVisible()
  })
})

/** Somebody who reads a manual on a small phone; `goto` opens it again. */
async function reading(people: { stranger(name: string): Promise<Reader> }, rules: string) {
  const reader = await people.stranger('Dachs')
  await reader.page.setViewportSize(SMALL)
  const goto = async () => {
    await reader.goto(`/manual/${rules}`)
    await expect(reader.page.locator('.enough')).toBeVisible()
  }
  await goto()
  return { page: reader.page, goto }
}

interface Reader {
  page: Page
  goto(path: string): Promise<unknown>
}

/** The number of pages on paper. */
async function pagesOf(page: Page): Promise<number> {
  const pdf = await page.pdf({ preferCSSPageSize: true })
  return pdf.toString('latin1').match(/\/Type\s*\/Page\b/g)?.length ?? 0
}
