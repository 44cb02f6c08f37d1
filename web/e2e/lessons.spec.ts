/** Lessons: played to their ends from the start page, wrong moves answered, by touch and by keys. */
import { spawnSync } from 'node:child_process'
import type { Page } from '@playwright/test'
import { violations } from './checks/axe'
import { LANGUAGES, loadLanguages, setLanguage, type Lang } from './support/languages'
import { PATIENCE, shot } from './support/output'
import { cardIn, type Player } from './support/player'
import { ROOT } from './support/server'
import { expect, test } from './support/test'
import { words } from './support/words'

/** Python is fetched and starts, on a busy machine. */
const START = { timeout: 120_000 * PATIENCE }
const LESSON_LINK = new RegExp(words('start-lessons'))

interface Step {
  task: Record<Lang, string>
  move: string
  /** A move that is allowed but not wanted, and the coach's answer. */
  wrong: string | null
  answer: Record<Lang, string> | null
  /** A card that cannot be laid, and the clause that says so. */
  locked: { card: string; clause: string } | null
}

interface Way {
  game: string
  rules: string
  lesson: string
  title: Record<Lang, string>
  end: Record<Lang, string>
  steps: Step[]
}

let known: Way[] | null = null

function ways(): Way[] {
  if (known) return known
  const run = ['run', '--no-sync', 'python', '-m', 'tests.web.lesson_ways']
  const { stdout, status } = spawnSync('uv', run, { cwd: ROOT, encoding: 'utf8' })
  expect(status).toBe(0)
  return (known = JSON.parse(stdout) as Way[])
}

for (const [game, lesson, who] of [
  ['rallye', 'blitz', 'somebody new'],
  ['uno', 'wild', 'somebody who comes again'],
] as const)
  test(
    `${who} plays a lesson of ${game}, without a network once the engine is there`,
    { tag: '@phone' },
    async ({ people }) => {
      const come = who === 'somebody new' ? people.stranger : people.regular
      const badger = await come.call(people, 'Dachs', undefined, { serviceWorkers: 'allow' })
      const { page, context } = badger
      await badger.goto('/')
      await page.evaluate(() => navigator.serviceWorker.ready.then(() => undefined))
      if (game === 'uno') await badger.press(page.getByText(words('start-uno'), { exact: true }))
      await badger.press(page.getByRole('link', { name: LESSON_LINK }))
      const link = page.locator(`[data-lesson="${lesson}"]`)
      await expect(link).toBeVisible(START)
      await context.setOffline(true)
      const box = new URL(page.url()).pathname.split('/').at(-1)
      const way = ways().find((each) => each.rules === box && each.lesson === lesson)!

      await badger.press(link)
      await tryLocked(badger, way.steps[0]!)
      for (const step of way.steps) {
        await expectTask(page, step.task.de)
        if (step.wrong && step.answer) {
          await tap(badger, step.wrong, game)
          await expectAnswer(page, step.answer.de)
        }
        if (step === way.steps[0]) expect(await violations(page)).toEqual([])
        await tap(badger, step.move, game)
      }
      const end = page.getByRole('dialog', { name: way.title.de })
      await expect(end).toContainText(way.end.de)
      expect(await violations(page)).toEqual([])
      await badger.press(end.getByRole('button', { name: words('lessons-all') }))
      await expect(link).toContainText(words('lessons-done'))
      expect(await violations(page)).toEqual([])
    },
  )

test.describe('every lesson', { tag: '@long' }, () => {
  const boxes = ['fx-schmid', 'auto-rallye', 'schmidt', 'winning-moves', 'uno-carabiner']
  for (const box of boxes) {
    test(`of ${box} by touch, in three languages`, { tag: '@phone' }, async ({ people }) => {
      test.setTimeout(900_000 * PATIENCE)
      const badger = await people.stranger('Dachs')
      const { page } = badger
      await badger.goto(`/learn/${box}`)
      await expect(page.locator('[data-lesson]').first()).toBeVisible(START)
      for (const lang of LANGUAGES) {
        await setLanguage(page, lang)
        for (const way of waysOf(box)) {
          await badger.press(page.locator(`[data-lesson="${way.lesson}"]`))
          for (const [at, step] of way.steps.entries()) {
            await expectTask(page, step.task[lang])
            if (at === 0) await look(page, `${box}-${way.lesson}-${lang}`)
            if (lang === 'de' && step.wrong && step.answer) {
              await tap(badger, step.wrong, way.game)
              await expectAnswer(page, step.answer[lang])
            }
            await tap(badger, step.move, way.game)
          }
          const end = page.getByRole('dialog', { name: way.title[lang] })
          await expect(end).toContainText(way.end[lang])
          await badger.press(end.getByRole('button', { name: words('lessons-all', {}, lang) }))
        }
        await look(page, `${box}-${lang}`)
      }
    })

    test(`of ${box} by keys, in three languages`, { tag: '@desktop' }, async ({ people }) => {
      test.setTimeout(900_000 * PATIENCE)
      const badger = await people.stranger('Dachs')
      const { page } = badger
      await badger.goto(`/learn/${box}`)
      await expect(page.locator('[data-lesson]').first()).toBeVisible(START)
      await loadLanguages(page)
      for (const lang of LANGUAGES) {
        await setLanguage(page, lang)
        const found = waysOf(box)
        await tabTo(page, found[0]!.title[lang])
        await page.keyboard.press('Enter')
        for (const [at, way] of found.entries()) {
          for (const step of way.steps) {
            await expectTask(page, step.task[lang])
            await type(page, step.move)
          }
          const end = page.getByRole('dialog', { name: way.title[lang] })
          await expect(end).toContainText(way.end[lang])
          const next = found[at + 1]
          await tabTo(page, next?.title[lang] ?? words('lessons-all', {}, lang))
          await page.keyboard.press('Enter')
        }
        await expect(page.locator('[data-lesson]').first()).toBeVisible()
      }
    })
  }
})

function waysOf(box: string): Way[] {
  return ways().filter(({ rules }) => rules === box)
}

/** Soft hyphens are where a long name may break; of spaces only that there are some counts. */
function plain(text: string): string {
  return text
    .replace(/\u00ad/g, '')
    .replace(/\s+/g, ' ')
    .trim()
}

async function expectTask(page: Page, task: string): Promise<void> {
  const coach = page.getByTestId('task').last()
  await expect(coach).toBeVisible(START)
  await expect.poll(async () => plain(await coach.innerText())).toBe(plain(task))
}

async function expectAnswer(page: Page, answer: string): Promise<void> {
  const coach = page.getByTestId('answer').last()
  await expect(coach).toBeVisible()
  await expect.poll(async () => plain(await coach.innerText())).toBe(plain(answer))
}

/** Presses a card that cannot be laid: the rules themselves say why. */
async function tryLocked(player: Player, { locked }: Step): Promise<void> {
  if (!locked) return
  const { page } = player
  const card = player.cardOf(locked.card)
  await expect(card).toBeVisible(START)
  const why = page.locator('.bubble')
  await expect(async () => {
    if ((await why.count()) === 0) await player.pressCard(card)
    await expect(why).toBeVisible({ timeout: 2000 * PATIENCE })
  }).toPass()
  await expect(why.getByRole('button', { name: words('whynot-rule') })).toBeVisible()
  await player.press(why.getByRole('button', { name: words('close'), exact: true }))
}

async function tap(player: Player, move: string, game: string): Promise<void> {
  if (move === 'stand') {
    const keep = player.page.getByRole('button', { name: words('rallye-coup-keep') })
    await player.press(keep)
  } else await player.pressMove(move, game)
}

/** Plays a move by keys alone. */
async function type(page: Page, move: string): Promise<void> {
  const card = cardIn(move)
  if (move === 'coup') await page.keyboard.press('Enter')
  else if (move === 'finish') {
    await tabTo(page, await page.locator('dialog [data-move="finish"]').innerText())
    await page.keyboard.press('Enter')
  } else if (move === 'draw' || move === 'keep') await page.keyboard.press('a')
  else if (move.startsWith('catch>')) await page.keyboard.press('e')
  else {
    const held = page.locator(`[data-card]`)
    const cards = await held.evaluateAll((all) => all.map((each) => each.getAttribute('data-card')))
    const at = cards.indexOf(card)
    if ((await held.nth(at).getAttribute('aria-pressed')) !== 'true')
      await page.keyboard.press(String(at + 1))
    await expect(held.nth(at)).toHaveAttribute('aria-pressed', 'true')
    if (move.endsWith('!')) await page.keyboard.press('u')
    await page.keyboard.press(move.startsWith('-') ? 'a' : 'Enter')
    if (move.includes('=')) await wish(page, move)
  }
}

/** Names a colour by the number on its button. */
async function wish(page: Page, move: string): Promise<void> {
  const colours = page.locator('dialog [data-move]')
  await expect(colours.first()).toBeVisible()
  const moves = await colours.evaluateAll((all) => all.map((it) => it.getAttribute('data-move')))
  await page.keyboard.press(String(moves.indexOf(move) + 1))
}

async function tabTo(page: Page, name: string): Promise<void> {
  for (let steps = 0; steps < 60; steps++) {
    await page.keyboard.press('Tab')
    const focused = await page.evaluate(() => {
      const element = document.activeElement
      return element?.matches('a, button') ? (element.textContent ?? '') : ''
    })
    if (plain(focused).includes(plain(name))) return
  }
  throw new Error(`Nothing called ${name} can be reached with Tab.`)
}

/** Light and dark: what axe finds, whether it is too wide, and a picture. */
async function look(page: Page, name: string): Promise<void> {
  for (const colorScheme of ['light', 'dark'] as const) {
    await page.emulateMedia({ colorScheme })
    await page.screenshot({ path: shot('lessons', `${name}-${colorScheme}.png`) })
    expect(await violations(page)).toEqual([])
  }
  await page.emulateMedia({ colorScheme: 'light' })
  const wide = await page.evaluate(() => document.documentElement.scrollWidth > innerWidth)
  expect(wide).toBe(false)
}
