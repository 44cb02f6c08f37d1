/** A page that is killed at any moment, and a device without room: nothing that was shown is lost. */
import type { Page } from '@playwright/test'
import { PATIENCE } from './support/output'
import { imageKept } from './support/engineImage'
import { DevicePlayer } from './support/oneDevice'
import { Player } from './support/player'
import { drive, playUno } from './support/strategies'
import { expect, test, type People } from './support/test'
import { words } from './support/words'

/** How often the page of each game is killed. */
const KILLS = Number(process.env.KILLS ?? 20)
/** A page lives for fewer moves than this, and then for less than this time. */
const MAX_MOVES = 8
const MAX_LIFE_MS = 120

const GAMES = [
  { game: 'rallye', edition: 'schmidt', target: 5000, strategy: drive() },
  { game: 'uno', edition: 'uno-carabiner', target: 2000, strategy: playUno },
] as const

/** The ways a page ends: without a word, by a fault of the browser, or for another page. */
const ENDS = [(page: Page) => page.close(), crash, (page: Page) => page.goto('about:blank')]

for (const game of GAMES) {
  test(
    `a page of ${game.game} that is killed loses nothing that was shown`,
    { tag: ['@phone', '@long'] },
    async ({ people }) => {
      test.setTimeout((300_000 + KILLS * 30_000) * PATIENCE)
      let badger = await dealt(people, game)
      await imageKept(badger.page)
      let moves = 0
      for (let kills = 0; kills < KILLS; kills++) {
        if (badger.state.over) await badger.deal()
        const { page, state } = badger
        const path = new URL(page.url()).pathname
        const began = state.version
        const further = began + (kills % MAX_MOVES)
        const played = badger.playOn(game.strategy, () => state.over, true).catch(() => undefined)
        await Promise.race([played, state.until(() => state.version >= further, 'moves')])
        await page.waitForTimeout((kills * 37) % MAX_LIFE_MS)
        await ENDS[kills % ENDS.length]!(page)
        const shown = state.version
        await page.close()
        moves += shown - began
        badger = await reopened(badger, path)
        expect(badger.state.version, `after kill ${kills + 1}`).toBeGreaterThanOrEqual(shown)
      }
      console.log(`${game.edition}: ${KILLS} kills, ${moves} moves shown between them, none lost`)
      if (badger.state.over) await badger.deal()
      const { state } = badger
      const { version } = state
      await badger.playOn(game.strategy, () => state.over || state.version > version + 3, true)
    },
  )

  test(
    `a device without room plays no move of ${game.game} that it cannot keep`,
    { tag: ['@phone', '@long'] },
    async ({ people }) => {
      const badger = await dealt(people, game)
      const { page, state } = badger
      const yours = () => state.myTurn && state.attacked === null
      for (let fills = 0; fills < 3; fills++) {
        await badger.playOn(game.strategy, yours)
        const { version } = state
        const further = () => badger.playOn(game.strategy, () => state.version > version)
        await limitRoom(badger, 1)
        await expect(further()).rejects.toThrow('device-full')
        await expect(page.getByText(words('problem-device-full')).first()).toBeVisible()
        expect(state.version).toBe(version)
        await limitRoom(badger, null)
        await further()
      }
      const shown = state.version
      const path = new URL(page.url()).pathname
      await page.close()
      expect((await reopened(badger, path)).state.version).toBeGreaterThanOrEqual(shown)
    },
  )
}

async function dealt(people: People, game: (typeof GAMES)[number]): Promise<DevicePlayer> {
  const badger = await DevicePlayer.with(await people.stranger('Dachs'))
  await badger.plan({ ...game, players: 3, people: ['Dachs'] })
  await badger.deal()
  return badger
}

/** The same person in a new page, at a table that they had open. */
async function reopened({ name, context, url, touches }: Player, path: string) {
  const page = await context.newPage()
  const badger = await DevicePlayer.with(new Player(name, context, page, url, touches))
  await badger.goto(path)
  await badger.state.until(() => badger.state.known, 'the table, from its log')
  return badger
}

async function crash(page: Page): Promise<void> {
  const crashed = page.waitForEvent('crash')
  const debug = await page.context().newCDPSession(page)
  debug.send('Page.crash').catch(() => undefined)
  await crashed
}

/** Limits what the browser may keep, in bytes; null takes the limit away. */
async function limitRoom({ page, context, url }: Player, quotaSize: number | null): Promise<void> {
  const debug = await context.newCDPSession(page)
  const limit = quotaSize === null ? {} : { quotaSize }
  await debug.send('Storage.overrideQuotaForOrigin', { origin: new URL(url).origin, ...limit })
  // The browser reckons for half a minute with the room there was.
  await expect
    .poll(() => page.evaluate(hasRoom), { timeout: 90_000 * PATIENCE, intervals: [1000] })
    .toBe(quotaSize === null)
}

/** Whether the browser keeps anything more for this page. */
function hasRoom(): Promise<boolean> {
  return new Promise((answer) => {
    const opening = indexedDB.open('room', 1)
    opening.onupgradeneeded = () =>
      opening.result.createObjectStore('bytes', { autoIncrement: true })
    opening.onerror = () => answer(false)
    opening.onsuccess = () => {
      const writing = opening.result.transaction('bytes', 'readwrite')
      writing.objectStore('bytes').add('a byte')
      writing.oncomplete = () => answer(true)
      writing.onabort = () => answer(false)
      opening.result.close()
    }
  })
}
