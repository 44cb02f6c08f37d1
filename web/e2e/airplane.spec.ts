/** Somebody new takes the games along: installs them, goes offline, plays, closes the browser, comes back. */
import { chromium, type BrowserContext, type Page } from '@playwright/test'
import { mkdtempSync } from 'node:fs'
import { join } from 'node:path'
import { DevicePlayer } from './support/oneDevice'
import { dataFolder, PATIENCE, shot } from './support/output'
import { Player } from './support/player'
import { playUno } from './support/strategies'
import { expect, test } from './support/test'
import { words } from './support/words'

/** Python is fetched and starts, on a busy machine. */
const START = { timeout: 120_000 * PATIENCE }
/** Python's four files, and the engine. */
const KEPT = 5
const PHONE = { viewport: { width: 375, height: 667 }, hasTouch: true, isMobile: true }
const MOVES = 2

test(
  'somebody new takes the games along on a flight',
  { tag: ['@phone', '@long'] },
  async ({ people, launchOptions, locale, colorScheme }) => {
    test.setTimeout(900_000)
    const server = await people.ownServer()
    const profile = mkdtempSync(join(dataFolder(), 'profile-'))
    const launched = async (): Promise<[BrowserContext, DevicePlayer]> => {
      const how = {
        ...launchOptions,
        ...PHONE,
        locale,
        colorScheme,
        serviceWorkers: 'allow' as const,
      }
      const context = await chromium.launchPersistentContext(profile, how)
      const page = context.pages()[0]!
      page.setDefaultTimeout(60_000 * PATIENCE)
      const badger = await DevicePlayer.with(new Player('Dachs', context, page, server.url, true))
      const short = { game: 'uno', edition: 'uno-carabiner', target: 30, players: 3 }
      await badger.plan({ ...short, people: ['Dachs'] })
      return [context, badger]
    }
    const picture = ({ page }: Player, name: string) =>
      page.screenshot({ path: shot('flight', `${name}.png`) })

    const [context, badger] = await launched()
    const { page, state } = badger
    await badger.goto('/')
    await picture(badger, '1-start')
    await expectInstallable(page)
    await badger.press(page.getByRole('button', { name: words('start-device') }))
    await expect(page.getByRole('dialog').getByText(words('device-offline'))).toBeVisible()
    await picture(badger, '2-who')
    await badger.press(page.getByRole('button', { name: words('device-begin'), exact: true }))
    await state.until(() => state.known && state.view.state === 'playing', 'the deal')
    await expect.poll(() => keptOfEngine(page), START).toBe(KEPT)

    await server.close()
    await context.setOffline(true)
    let moves = 0
    const played = () => state.over || ++moves > MOVES
    await badger.playOn(playUno, played)
    await state.until(() => state.myTurn || state.reading || state.over, 'the turn')
    await picture(badger, '3-offline')
    const { version } = state
    await context.close()

    const [again, later] = await launched()
    await again.setOffline(true)
    await later.goto('/')
    const open = later.page.getByRole('link', { name: new RegExp(words('start-continue')) })
    await expect(open).toBeVisible()
    await picture(later, '4-back')
    await later.press(open)
    await later.state.until(() => later.state.known, 'the table, from its log')
    expect(later.state.version).toBeGreaterThanOrEqual(version)
    await picture(later, '5-going-on')
    await later.playOn(playUno, () => later.state.over, true)
    await picture(later, '6-end')

    await later.goto('/games')
    await picture(later, '7-history')
    const saved = later.page.waitForEvent('download')
    await later.press(later.page.getByRole('link', { name: new RegExp(words('history-record')) }))
    const download = await saved
    expect(download.suggestedFilename()).toMatch(/\.tisch$/)
    const file = join(profile, download.suggestedFilename())
    await download.saveAs(file)
    await later.page.getByLabel(words('record-open')).setInputFiles(file)
    await expect(later.page.getByRole('slider', { name: words('replay-slider') })).toBeVisible(
      START,
    )
    await expect(later.page.getByText(words('record-true'))).toBeVisible(START)
    await picture(later, '8-replay')
    await again.close()
  },
)

/** Nothing keeps a browser from offering to install these pages. */
async function expectInstallable(page: Page): Promise<void> {
  await page.evaluate(() => navigator.serviceWorker.ready.then(() => undefined))
  const session = await page.context().newCDPSession(page)
  const manifest = await session.send('Page.getAppManifest')
  expect(manifest.errors).toEqual([])
  const { installabilityErrors } = await session.send('Page.getInstallabilityErrors')
  expect(installabilityErrors).toEqual([])
  await session.detach()
}

function keptOfEngine(page: Page): Promise<number> {
  return page.evaluate(async () => {
    const names = (await caches.keys()).filter((name) => name.includes(' engine '))
    const kept = await Promise.all(names.map(async (name) => (await caches.open(name)).keys()))
    return kept.flat().length
  })
}
