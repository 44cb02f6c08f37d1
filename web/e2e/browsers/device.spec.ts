/** Playing on this device in browsers of other makers: a whole round of each game, mostly without a server. */
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, test } from '@playwright/test'
import { dataFolder, setDataFolder } from '../support/output'
import { StartedServer } from '../support/server'
import { Firefox } from './firefox'
import { Visitor } from './visitor'
import { WebKit } from './webkit'

const BROWSERS = { Firefox, WebKit }
const PHONE = { width: 412, height: 860 }
const DESKTOP = { width: 1280, height: 900 }
const GAMES = [
  { game: 'rallye', edition: 'schmidt', size: PHONE },
  { game: 'uno', edition: 'uno-carabiner', size: DESKTOP },
]
/** Versions of the table to be played before the page is loaded again. */
const SOME_VERSIONS = 8

test.beforeAll(() => setDataFolder(mkdtempSync(join(tmpdir(), 'tischrunde-browsers-'))))
test.afterAll(() => rmSync(dataFolder(), { recursive: true }))

for (const [maker, Maker] of Object.entries(BROWSERS)) {
  for (const { game, edition, size } of GAMES) {
    test(`a round of ${edition} on this device in ${maker}`, async () => {
      const server = await StartedServer.start()
      const browser = await Maker.start(size)
      try {
        const visitor = new Visitor(browser)
        await browser.open(`${server.url}/`)
        await visitor.picture(`${game}-start`)
        await visitor.deal(game, edition)
        await visitor.play(SOME_VERSIONS)

        const [hand, version] = [await visitor.hand(), await visitor.version()]
        await visitor.picture(`${game}-table`)
        await browser.reload()
        await visitor.untilOnTurn()
        expect(await visitor.hand()).toEqual(hand)
        expect(await visitor.version()).toBe(version)

        await visitor.untilKept()
        await server.close()
        await browser.reload()
        await visitor.untilOnTurn()
        expect(await visitor.hand()).toEqual(hand)
        await visitor.playRound(1)
        await visitor.picture(`${game}-result`)
        await visitor.goOn()

        expect(browser.complaints).toEqual([])
        console.log(`${browser.name}, ${edition}: ${visitor.presses} presses`)
      } finally {
        await browser.close()
        await server.close()
      }
    })
  }
}
