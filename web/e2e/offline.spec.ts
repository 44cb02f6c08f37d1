/** Without a network: the pages open, and a table on this device goes on. */
import type { Locator, Page } from '@playwright/test'
import { PATIENCE } from './support/output'
import type { Player } from './support/player'
import { LAN_HOST } from './support/server'
import { expect, test } from './support/test'
import { words } from './support/words'

const ALLOWED = { serviceWorkers: 'allow' } as const
/** Python is fetched and starts, on a busy machine. */
const START = { timeout: 120_000 * PATIENCE }
/** Python's four files, and the engine. */
const KEPT = 5

test('a table on this device goes on without a network', { tag: '@phone' }, async ({ people }) => {
  const server = await people.ownServer()
  const badger = await people.stranger('Dachs', server.url, ALLOWED, server)
  const { context, page } = badger
  await badger.goto('/')
  await isReady(page)
  await dealOnDevice(badger)
  const [table, hand] = [page.url(), await handOf(page)]
  await expect.poll(() => keptOfEngine(page), START).toHaveLength(KEPT)
  await page.close()
  await server.close()
  await context.setOffline(true)

  const later = await context.newPage()
  later.setDefaultTimeout(60_000 * PATIENCE)
  await later.goto(`${badger.url}/`)
  await expect(later.getByRole('heading', { level: 1 })).toHaveText(words('start-heading'))
  await expect(later.getByRole('button', { name: words('start-device') })).toBeVisible()
  await later.goto(table)
  await isOnTurn(later)
  expect(await handOf(later)).toEqual(hand)
  await playLast(later)
})

test('below a sub-path all the same', { tag: '@desktop' }, async ({ people }) => {
  const server = await people.ownServer({ flags: ['--base-path', '/spiele'] })
  const proxy = await people.network(server, '/spiele')
  const { page, url } = await people.stranger('Dachs', proxy.url, ALLOWED, server)
  await page.goto(`${url}/`)
  await isReady(page)
  proxy.cut()
  await page.goto(`${url}/settings`)
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(words('settings-title'))
  await page.goto(`${url}/`)
  await expect(page.getByRole('button', { name: words('start-device') })).toBeVisible()
})

test('an update waits until no table is in play', { tag: '@desktop' }, async ({ people }) => {
  const proxy = await people.network()
  const badger = await people.regular('Dachs', proxy.url, ALLOWED)
  const { context, page } = badger
  await badger.goto('/')
  await isReady(page)
  await dealOnDevice(badger)
  const hand = await handOf(page)
  await page.evaluate(() => (document.body.dataset.stayed = 'yes'))
  const stayed = expect.soft(page.locator('body[data-stayed]'))

  proxy.added.set('/service-worker.js', '// another version')
  await update(page)
  const other = await context.newPage()
  await other.goto(`${proxy.url}/`)
  await isReady(other)
  expect(await isWaiting(page)).toBe(true)
  await stayed.toBeAttached()
  expect(await handOf(page)).toEqual(hand)

  // The other tab waits for this one to leave, however that happens.
  await page.close()
  await expect.poll(() => isWaiting(other), START).toBe(false)
  await expect(other.getByRole('button', { name: words('start-device') })).toBeVisible()
})

test(
  'at home, without https, the page has to stay open',
  { tag: '@phone' },
  async ({ people, server }) => {
    const badger = await people.stranger('Dachs', `http://${LAN_HOST}:${server.port}`, ALLOWED)
    await badger.goto('/')
    await badger.press(badger.page.getByRole('button', { name: words('start-device') }))
    const dialog = badger.page.getByRole('dialog')
    await expect(dialog.getByText(words('device-while-open'))).toBeVisible()
    await expect(dialog.getByText(words('device-offline'))).toHaveCount(0)
  },
)

/** The service worker has fetched the pages, and answers for this one. */
async function isReady(page: Page): Promise<void> {
  await page.evaluate(async () => {
    const workers = navigator.serviceWorker
    const controlled = new Promise((done) => workers.addEventListener('controllerchange', done))
    await workers.ready
    if (!workers.controller) await controlled
  })
}

/** Fetches another service worker, and waits until it is complete. */
async function update(page: Page): Promise<void> {
  await page.evaluate(async () => {
    const registration = await navigator.serviceWorker.ready
    await registration.update()
    const { installing } = registration
    if (!installing) return
    await new Promise((done) => installing.addEventListener('statechange', done, { once: true }))
  })
  expect(await isWaiting(page)).toBe(true)
}

function isWaiting(page: Page): Promise<boolean> {
  return page.evaluate(async () => (await navigator.serviceWorker.ready).waiting !== null)
}

/** Deals a table against a bot, and waits for one's turn: then nothing happens by itself. */
async function dealOnDevice(player: Player): Promise<void> {
  const { page } = player
  await player.press(page.getByRole('button', { name: words('start-device') }))
  await player.press(page.getByRole('button', { name: words('device-begin'), exact: true }))
  await isOnTurn(page)
}

async function isOnTurn(page: Page): Promise<void> {
  await expect(page.locator('[data-testid="table"][data-turn="yes"]')).toBeVisible(START)
  await expect(cards(page).first()).toBeVisible()
}

function cards(page: Page): Locator {
  return page.locator('[data-card]')
}

function handOf(page: Page): Promise<string[]> {
  return cards(page).evaluateAll((all) => all.map((each) => each.getAttribute('data-card')!))
}

/** Plays the last card, which no other covers, or throws it away, and waits until that is on the disk. */
async function playLast(page: Page): Promise<void> {
  await cards(page).last().click()
  const way = page.locator('[data-action][data-move]:not([disabled], [aria-disabled="true"])')
  const move = await way.first().getAttribute('data-move')
  await way.first().click()
  await expect.poll(() => ownMoves(page)).toEqual([move])
}

/** The moves of the first seat, as they are stored. */
function ownMoves(page: Page): Promise<string[]> {
  return page.evaluate(
    () =>
      new Promise<string[]>((done) => {
        const opening = indexedDB.open('tischrunde')
        opening.onsuccess = () => {
          const reading = opening.result.transaction('rows').objectStore('rows').getAll()
          reading.onsuccess = () => {
            const rows = reading.result as { seat: number | null; act: string; body: string }[]
            const own = rows.filter(({ seat, act }) => seat === 0 && act === 'move')
            opening.result.close()
            done(own.map(({ body }) => body))
          }
        }
      }),
  )
}

function keptOfEngine(page: Page): Promise<string[]> {
  return page.evaluate(async () => {
    const names = (await caches.keys()).filter((name) => name.includes(' engine '))
    const kept = await Promise.all(names.map(async (name) => (await caches.open(name)).keys()))
    return kept.flat().map(({ url }) => url)
  })
}
