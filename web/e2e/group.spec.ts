/** "Our group": what was played on paper and on the device in one history, which stays there. */
import { spawnSync } from 'node:child_process'
import { readFileSync } from 'node:fs'
import type { Page, Request } from '@playwright/test'
import { violations } from './checks/axe'
import { LANGUAGES, setLanguage } from './support/languages'
import { DevicePlayer } from './support/oneDevice'
import { IN_GATE, shot } from './support/output'
import type { Player } from './support/player'
import { ROOT } from './support/server'
import { playUno } from './support/strategies'
import { expect, test, type People } from './support/test'
import { words } from './support/words'

const UNO = { game: 'uno', edition: 'uno-carabiner', target: 1, players: 2 }
/** Three moves before the end: Lena goes out. */
const ENDING =
  'uno-carabiner,target=1 2; 1: red-1 red-2; 2: red-4 red-5 red-6; discards: red-9; turn: 1'
/** What tests/web/group_pad.py has: Lena's 2,050 points against 1,500, by the sheets of the book. */
const PAPER = { wins: [1, 0], rounds: '2 Runden', best: '1.600', total: '2.050' } as const
/** The questions a page asks its own server; none of them says anything of a match. */
const ASKED = /^\/api\/(visitor|games|me\/tables)$/

test(
  'a pad and a match on the device are one history, which goes to another device as a file',
  { tag: '@phone' },
  async ({ people }) => {
    const here = await DevicePlayer.with(await people.regular('Dachs'))
    const { page } = here
    const points = await playMatch(here)
    const names = here.view.chairs.map((chair) => chair!.name)
    await here.press(page.getByRole('button', { name: words('to-start') }))
    await openPad(here, names)

    // As people come from one to the other, so that Python starts once.
    await here.press(page.getByRole('link', { name: words('back') }))
    await here.press(page.getByRole('link', { name: words('start-history') }))
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(words('history-title'))
    const asked = watched(page)
    await here.press(page.getByRole('link', { name: words('history-group') }))
    await expectGroup(page)
    await expectHistory(page, names, points, 'group-kind-device')
    await page.context().setOffline(true)
    const file = await exported(here)
    const shown = await told(page)
    await page.context().setOffline(false)
    expectNothingSent(asked, people)
    expect(await violations(page)).toEqual([])
    if (!IN_GATE) await pictures(page)

    const there = await people.stranger('Igel', people.server.url)
    const askedThere = watched(there.page)
    await there.goto('/group')
    await expectGroup(there.page)
    await expect(there.page.getByText(words('group-none'))).toBeVisible()
    await there.page.context().setOffline(true)
    await there.page.locator('input[type=file]').setInputFiles(file)
    await expect(there.page.getByRole('status')).toHaveText(words('group-taken', { count: 2 }))
    await expectHistory(there.page, names, points, 'group-kind-file')
    expect(await told(there.page)).toEqual(shown)
    await there.page.locator('input[type=file]').setInputFiles(file)
    await expect(there.page.locator('article')).toHaveCount(2)
    await there.page.context().setOffline(false)
    expectNothingSent(askedThere, people)
  },
)

/**
 * Two play with their cards face up until one of them has none left; returns their points. The
 * gate has only the last moves.
 */
async function playMatch(player: DevicePlayer): Promise<number[]> {
  const { page, state } = player
  await player.plan({ ...UNO, people: ['Lena', 'Oma'] })
  await player.deal({ faceUp: true, position: IN_GATE ? ENDING : '' })
  while (!state.over) {
    await player.untilAsked()
    expect(await player.curtain.count()).toBe(0)
    await player.playOn(playUno, () => state.over || (!state.myTurn && !state.reading), true)
  }
  await expect(page.getByRole('button', { name: words('end-again') })).toBeVisible()
  return [...player.view.match!.totals]
}

/** Opens the file of an evening on paper, from the start page; tests/web/group_pad.py says what was played. */
async function openPad(player: Player, names: string[]): Promise<void> {
  const { page } = player
  const run = ['run', '--no-sync', 'python', '-m', 'tests.web.group_pad', ...names]
  const { stdout, status } = spawnSync('uv', run, { cwd: ROOT, encoding: 'utf8' })
  expect(status).toBe(0)
  await player.press(page.getByRole('button', { name: words('start-pad') }))
  const chooser = page.locator('dialog[open] input[type=file]')
  const file = { name: 'abend.pad', mimeType: 'text/plain', buffer: Buffer.from(stdout) }
  await chooser.setInputFiles(file)
  await expect(page).toHaveURL(/\/pad\//)
  await expect(page.getByText(/2.?050/).first()).toBeVisible()
}

async function expectGroup(page: Page): Promise<void> {
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(words('group-title'))
  await expect(page.getByRole('button', { name: words('group-save') })).toBeVisible()
}

/** By hand: who has won on paper, and on the device whoever has points. */
async function expectHistory(
  page: Page,
  names: string[],
  points: number[],
  kind: string,
): Promise<void> {
  const [first, second] = names as [string, string]
  const [lena, oma] = points.map((each) => (each > 0 ? 1 : 0)) as [number, number]
  const main = page.getByRole('main')
  await expect(page.locator('article')).toHaveCount(2)
  await expect(main).toContainText(words('group-kind-pad'))
  await expect(main).toContainText(words(kind))
  const wins = (name: string, wins: number) =>
    main
      .getByRole('listitem')
      .filter({ hasText: name })
      .filter({
        hasText: words('group-wins-of', { wins, matches: 2 }),
      })
  await expect(wins(first, PAPER.wins[0] + lena)).toHaveCount(1)
  await expect(wins(second, PAPER.wins[1] + oma)).toHaveCount(1)
  await expect(main).toContainText(`${PAPER.wins[0] + lena} : ${PAPER.wins[1] + oma}`)
  for (const maker of ['fx-schmid', 'uno-carabiner'])
    await expect(main).toContainText(words(`edition-${maker}-maker`))
  await expect(main).not.toContainText(words('group-some-day'))
  await expect(page.locator('article').filter({ hasText: PAPER.total })).toContainText('1.500')
  const feat = (label: string) => main.locator('dl > div').filter({ hasText: label })
  await expect(feat(words('group-km'))).toContainText(`${first} 1.150 km`)
  await expect(feat(words('group-km'))).toContainText(`${second} 1.000 km`)
  await expect(feat(words('group-coups'))).toContainText(`${first} 1`)
  await expect(feat(words('group-coups'))).not.toContainText(second)
  await expect(feat(words('group-longest'))).toContainText(PAPER.rounds)
  const best = words('group-best-round', { game: words('start-rallye') })
  await expect(feat(best)).toContainText(`${first}, ${PAPER.best} Punkte`)
  const uno = words('group-best-round', { game: words('start-uno') })
  await expect(feat(uno)).toContainText(`${Math.max(...points)} Punkte`)
}

/** What the page says, but for where a match is to be seen. */
async function told(page: Page): Promise<string[]> {
  const parts = await page.locator('main section').allInnerTexts()
  const kinds = ['pad', 'device', 'file'].map((kind) => words(`group-kind-${kind}`))
  const same = (line: string) => !kinds.includes(line)
  const lines = parts.flatMap((part) => part.split('\n').map((line) => line.trim()))
  return lines.filter((line) => line !== '' && same(line)).toSorted()
}

async function exported(
  player: Player,
): Promise<{ name: string; mimeType: string; buffer: Buffer }> {
  const saved = player.page.waitForEvent('download')
  await player.press(player.page.getByRole('button', { name: words('group-save') }))
  const download = await saved
  expect(download.suggestedFilename()).toBe('tischrunde.json')
  const buffer = readFileSync(await download.path())
  return { name: 'tischrunde.json', mimeType: 'application/json', buffer }
}

/** All that a page asks for from now on. */
function watched(page: Page): Request[] {
  const asked: Request[] = []
  page.on('request', (request) => asked.push(request))
  return asked
}

/** Only files of the client are fetched, from its own server; its questions say nothing. */
function expectNothingSent(asked: Request[], { server }: People): void {
  for (const request of asked) {
    const { protocol, origin, pathname } = new URL(request.url())
    if (protocol === 'blob:' || protocol === 'data:') continue
    expect(origin).toBe(new URL(server.url).origin)
    expect(request.method(), request.url()).toBe('GET')
    expect(request.postData()).toBeNull()
    if (pathname.startsWith('/api/')) expect(pathname).toMatch(ASKED)
  }
}

/** For people to look at: in three languages, light and dark, on a small phone. */
async function pictures(page: Page): Promise<void> {
  await page.setViewportSize({ width: 375, height: 667 })
  for (const lang of LANGUAGES) {
    await setLanguage(page, lang)
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(words('group-title', {}, lang))
    for (const colorScheme of ['light', 'dark'] as const) {
      await page.emulateMedia({ colorScheme })
      const path = shot('group', `${lang}-${colorScheme}.png`)
      await page.screenshot({ path, fullPage: true })
    }
    expect(await violations(page)).toEqual([])
    const wide = await page.evaluate(() => document.documentElement.scrollWidth > innerWidth)
    expect(wide).toBe(false)
  }
}
