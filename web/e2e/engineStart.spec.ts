/** How long a hand of cards takes beside bare Python as it is published, on the same machine in the same minute. */
import type { Page } from '@playwright/test'
import { readFileSync } from 'node:fs'
import { createServer, type Server } from 'node:http'
import { createRequire } from 'node:module'
import type { AddressInfo } from 'node:net'
import { dirname, join } from 'node:path'
import { imageKept } from './support/engineImage'
import { DevicePlayer } from './support/oneDevice'
import { expect, test } from './support/test'
import { words } from './support/words'

const ROUNDS = 4
const MAX_RATIO = 1.25

const require = createRequire(import.meta.url)
const { info } = require('pyodide/pyodide-lock.json') as { info: object }
const PUBLISHED = dirname(require.resolve('pyodide/package.json'))
const EMPTY_PAGE = '<!doctype html><title>Python</title><link rel="icon" href="data:,">'
const KINDS: Record<string, string> = { mjs: 'text/javascript', wasm: 'application/wasm' }

test(
  'the first hand comes soon after Python',
  { tag: ['@phone', '@timed'] },
  async ({ people }) => {
    test.setTimeout(900_000)
    const host = await hostPython()
    const python = `http://127.0.0.1:${(host.address() as AddressInfo).port}/`
    const best = { cold: [Infinity, Infinity], warm: [Infinity, Infinity] }
    for (let round = 0; round < ROUNDS; round++) {
      const bare = await people.stranger('Igel')
      await bare.page.goto(python)
      best.cold[0] = Math.min(best.cold[0]!, await loadPython(bare.page))
      await bare.page.reload()
      best.warm[0] = Math.min(best.warm[0]!, await loadPython(bare.page))

      const badger = await DevicePlayer.with(await people.stranger('Dachs'))
      await badger.plan({
        game: 'rallye',
        edition: 'schmidt',
        target: 300,
        players: 2,
        people: ['Dachs'],
      })
      const card = badger.board.locator('[data-card]').first()
      // As for Python alone, the page is there before the clock starts.
      await badger.goto('/')
      const { page } = badger
      let began = Date.now()
      await badger.press(page.getByRole('button', { name: words('start-device') }))
      await badger.press(page.getByRole('button', { name: words('device-begin'), exact: true }))
      await card.waitFor()
      best.cold[1] = Math.min(best.cold[1]!, Date.now() - began)
      await imageKept(badger.page)
      began = Date.now()
      await badger.page.reload()
      await card.waitFor()
      best.warm[1] = Math.min(best.warm[1]!, Date.now() - began)
      await Promise.all([bare.context.close(), badger.context.close()])
    }
    host.close()
    for (const [how, [bare, hand]] of Object.entries(best)) {
      const ratio = hand! / bare!
      const description = `${how}: Python ${bare} ms, hand ${hand} ms, ratio ${ratio.toFixed(2)}`
      test.info().annotations.push({ type: 'measured', description })
      console.log(description)
      expect.soft(ratio, description).toBeLessThanOrEqual(MAX_RATIO)
    }
  },
)

/** Serves Python as it is published, with an empty page. */
async function hostPython(): Promise<Server> {
  const host = createServer(({ url }, answer) => {
    const name = url!.slice(1)
    const kind = KINDS[name.slice(name.lastIndexOf('.') + 1)] ?? 'application/octet-stream'
    answer.setHeader('content-type', name ? kind : 'text/html')
    answer.setHeader('cache-control', 'max-age=31536000')
    answer.end(name ? readFileSync(join(PUBLISHED, name)) : EMPTY_PAGE)
  })
  await new Promise<void>((listening) => host.listen(0, '127.0.0.1', listening))
  return host
}

function loadPython(page: Page): Promise<number> {
  return page.evaluate(async (info) => {
    const began = performance.now()
    const folder = `${location.origin}/`
    const { loadPyodide } = (await import(`${folder}pyodide.mjs`)) as {
      loadPyodide: (options: object) => Promise<unknown>
    }
    await loadPyodide({ indexURL: folder, lockFileContents: { info, packages: {} } })
    return Math.round(performance.now() - began)
  }, info)
}
