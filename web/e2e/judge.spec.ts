/** "Who is right?": a question is found though it is misspelt, answered, and the link says the same. */
import { spawnSync } from 'node:child_process'
import type { Locator, Page } from '@playwright/test'
import { violations } from './checks/axe'
import { LANGUAGES, loadLanguages, setLanguage } from './support/languages'
import { PATIENCE, shot } from './support/output'
import type { Player } from './support/player'
import { ROOT } from './support/server'
import { expect, test } from './support/test'
import { words } from './support/words'

/** Python is fetched and starts, on a busy machine. */
const START = { timeout: 120_000 * PATIENCE }
const MAX_VERDICT_MS = 100

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

test(
  'forty questions are laid out by eight taps or fewer, each to the verdict of its box',
  { tag: ['@phone', '@long'] },
  async ({ people }) => {
    test.setTimeout(600_000 * PATIENCE)
    const { page, url } = await people.stranger('Dachs', people.server.url)
    await layOutForty(page, url, () => Promise.resolve())
  },
)

test(
  'a verdict is there a tenth of a second after the last tap, once the engine is',
  { tag: ['@phone', '@timed'] },
  async ({ people }) => {
    test.setTimeout(600_000 * PATIENCE)
    const { page, url } = await people.stranger('Dachs', people.server.url)
    await page.addInitScript(watchVerdicts)
    const waits: number[] = []
    await layOutForty(page, url, async () => {
      const { tapped, shown } = await page.evaluate(() => (window as unknown as Watched).verdicts)
      // The last tap need not change the verdict.
      if (shown > tapped) waits.push(Math.round(shown - tapped))
    })
    waits.sort((one, other) => one - other)
    test.info().annotations.push({ type: 'measured', description: `${waits.join(', ')} ms` })
    console.log(`from the last tap to the verdict: ${waits.join(', ')} ms`)
    expect(waits.length).toBeGreaterThan(20)
    expect(waits[Math.floor(waits.length / 2)]).toBeLessThanOrEqual(MAX_VERDICT_MS)
  },
)

interface Watched {
  /** When a tap was the last, and when a frame showed the verdict that came last. */
  verdicts: { tapped: number; shown: number }
}

function watchVerdicts(): void {
  const verdicts: Watched['verdicts'] = { tapped: 0, shown: 0 }
  Object.assign(window, { verdicts })
  addEventListener('click', () => (verdicts.tapped = performance.now()), true)
  const VERDICT = '[data-testid="verdict"]'
  const isWithin = (node: Node) =>
    (node instanceof Element ? node : node.parentElement)?.closest(VERDICT) != null
  const holdsOne = (node: Node) => node instanceof Element && node.querySelector(VERDICT) !== null
  new MutationObserver((changes) => {
    if (
      changes.some(
        ({ target, addedNodes }) =>
          isWithin(target) || [...addedNodes].some((node) => isWithin(node) || holdsOne(node)),
      )
    )
      requestAnimationFrame(() => (verdicts.shown = performance.now()))
  }).observe(document, { subtree: true, childList: true, characterData: true })
}

/** Lays out the ready questions, each from its template on; `answered` is called with each verdict. */
async function layOutForty(page: Page, url: string, answered: () => Promise<void>): Promise<void> {
  const cases = readyCases()
  expect(cases).toHaveLength(40)
  let box = ''
  await page.goto(`${url}/judge`)
  await expect(page.getByRole('searchbox')).toBeVisible(START)
  for (const each of cases) {
    if (each.edition !== box) await chooseBox(page, (box = each.edition))
    const taps = await layOut(page, each)
    expect(taps, each.id).toBeLessThanOrEqual(8)
    await expectAnswer(page, each.verdict, each.clause)
    await answered()
    await page.getByRole('button', { name: words('judge-again') }).click()
  }
}

test(
  'in three languages, light and dark, offline and by keys, nothing is wrong with the page',
  { tag: ['@phone', '@long'] },
  async ({ people }) => {
    const { page, url, context } = await people.stranger('Dachs', people.server.url)
    await page.setViewportSize({ width: 375, height: 667 })
    await page.goto(`${url}/judge`)
    const field = page.getByRole('searchbox')
    await expect(field).toBeVisible(START)
    await field.fill('Zieh Vier')
    await expect(page.getByRole('button', { name: '+4 auf +4?' })).toBeVisible(START)
    await field.fill('')
    await loadLanguages(page)
    await context.setOffline(true)
    await look(page, 'list')
    await setLanguage(page, 'de')
    await field.fill('kontren')
    const found = page.getByRole('button', { name: 'Mit dem Trumpf sofort antworten' })
    await expect(found).toBeVisible()
    await found.focus()
    await page.keyboard.press('Enter')
    await expectAnswer(page, 'Erlaubt', 'winning-moves/coup-fourre')
    await expect(page.getByRole('heading', { level: 2 }).first()).toBeFocused()
    const top = page.locator('[data-place="hand"]')
    await top.focus()
    await page.keyboard.press('Enter')
    await page.keyboard.press('Tab')
    await page.keyboard.press('Enter')
    await expect(page.getByTestId('verdict').getByRole('strong')).toBeVisible()
    await page.getByRole('button', { name: words('odds-expert') }).click()
    await expect(page.getByTestId('expert')).toBeVisible()
    await page.getByRole('button', { name: words('odds-ask') }).click()
    await expect(page.getByTestId('odds')).toBeVisible()
    await look(page, 'verdict')
    await setLanguage(page, 'de')
    await context.setOffline(false)
    await page.getByRole('button', { name: words('judge-play-on') }).click()
    await expect(page).toHaveURL(/\/d\//)
    await expect(page.locator('[data-testid="hand"], .hand').first()).toBeVisible(START)
  },
)

test(
  'a broken link says what is wrong with it',
  { tag: ['@desktop', '@long'] },
  async ({ people }) => {
    const { page, url } = await people.stranger('Dachs', people.server.url)
    await page.goto(`${url}/judge#schmidt%202%3B%20A%3A%20dance%20%3F%201%3A%20100`)
    await expect(page.getByRole('alert').filter({ hasText: 'dance' })).toBeVisible(START)
    await expect(page.getByRole('searchbox')).toBeVisible()
  },
)

interface ReadyCase {
  game: string
  edition: string
  id: string
  template: string
  base: Record<string, string>
  asks: string[]
  picks: Record<string, string>
  verdict: string
  clause: string
}

function readyCases(): ReadyCase[] {
  const run = ['run', '--no-sync', 'python', '-m', 'tests.web.judge_cases']
  const { stdout, status } = spawnSync('uv', run, { cwd: ROOT, encoding: 'utf8' })
  expect(status).toBe(0)
  return JSON.parse(stdout) as ReadyCase[]
}

async function chooseBox(page: Page, edition: string): Promise<void> {
  await page.locator('summary').first().click()
  await page.locator(`[data-edition="${edition}"]`).click()
}

/** Taps a case together; returns how many taps it took, the template's among them. */
async function layOut(page: Page, wanted: ReadyCase): Promise<number> {
  const { game, template, base, asks, picks } = wanted
  let taps = 0
  const tap = async (what: Locator) => {
    await what.click()
    taps++
  }
  const name = words(`judge-template-${game}-${template}`)
  await tap(page.getByRole('button', { name, exact: true }))
  const places = Object.keys(picks)
  const order = [...asks.filter((each) => places.includes(each)), ...places]
  for (const place of new Set(order)) {
    if (picks[place] === (base[place] ?? '')) continue
    const options = page.locator(`[data-options="${place}"]`)
    const tile = page.locator(`[data-place="${place}"]`)
    if ((await tile.count()) === 0)
      await tap(page.getByRole('button', { name: words('judge-more') }))
    if ((await options.count()) === 0) await tap(tile)
    const several = place === 'before' ? ', ' : ' '
    for (const each of picks[place]!.split(several))
      await tap(options.locator(`[data-words="${each}"]`))
  }
  return taps
}

/** Each language, light and dark: what axe finds, whether it is too wide, and a picture. */
async function look(page: Page, name: string): Promise<void> {
  for (const lang of LANGUAGES) {
    await setLanguage(page, lang)
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(words('judge-title', {}, lang))
    for (const colorScheme of ['light', 'dark'] as const) {
      await page.emulateMedia({ colorScheme })
      await page.screenshot({
        path: shot('judge', `${name}-${lang}-${colorScheme}.png`),
        fullPage: true,
      })
      expect(await violations(page)).toEqual([])
    }
    const wide = await page.evaluate(() => document.documentElement.scrollWidth > innerWidth)
    expect(wide).toBe(false)
  }
}
