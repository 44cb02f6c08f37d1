/** "Who is right?": a question is found though it is misspelt, answered, and the link says the same. */
import type { Page } from '@playwright/test'
import { PATIENCE } from './support/output'
import type { Player } from './support/player'
import { expect, test } from './support/test'
import { words } from './support/words'

/** Python is fetched and starts, on a busy machine. */
const START = { timeout: 120_000 * PATIENCE }

test(
  'somebody new finds a question with a typing error, and a link to its answer',
  { tag: '@phone' },
  async ({ people }) => {
    const badger = await people.stranger('Dachs', people.server.url)
    const { page } = badger
    await badger.goto('/')
    await badger.press(page.getByRole('link', { name: words('start-judge') }))
    const field = page.getByRole('searchbox', { name: words('judge-search') })
    await expect(field).toBeVisible(START)
    await field.fill('Tempolimt vor dem Strat')
    await badger.press(
      page.getByRole('button', { name: 'Tempolimit, bevor die anderen losgefahren sind?' }),
    )
    await expectAnswer(page, 'Erlaubt', 'winning-moves/speed-limit')
    await expect(page).toHaveURL(/\/judge#winning-moves/)

    const link = page.url()
    const hedgehog = await people.stranger('Igel', people.server.url)
    await open(hedgehog, link)
    await expectAnswer(hedgehog.page, 'Erlaubt', 'winning-moves/speed-limit')
    const heading = hedgehog.page.getByRole('heading', { level: 2 }).first()
    await expect(heading).toHaveText('Tempolimit, bevor die anderen losgefahren sind?')
  },
)

async function open({ page }: Player, link: string): Promise<void> {
  await page.goto(link)
  await expect(page.getByTestId('verdict')).toBeVisible(START)
}

async function expectAnswer(page: Page, verdict: string, clause: string): Promise<void> {
  await expect(page.getByTestId('verdict').getByRole('strong')).toHaveText(verdict)
  await expect(page.locator('[data-clause]')).toHaveAttribute('data-clause', clause)
}
