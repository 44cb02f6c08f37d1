/** How much longer a hand of cards takes than Python alone, on the same machine in the same minute. */
import type { Page } from '@playwright/test'
import { createRequire } from 'node:module'
import { DevicePlayer } from './support/oneDevice'
import { expect, test } from './support/test'

const ROUNDS = 4
const MAX_RATIO = 1.25

const require = createRequire(import.meta.url)
const { version } = require('pyodide/package.json') as { version: string }
const { info } = require('pyodide/pyodide-lock.json') as { info: object }
const FOLDER = `/assets/python-${version}/`

test(
  'the first hand comes soon after Python',
  { tag: ['@phone', '@timed'] },
  async ({ people }) => {
    test.setTimeout(900_000)
    const best = { cold: [Infinity, Infinity], warm: [Infinity, Infinity] }
    for (let round = 0; round < ROUNDS; round++) {
      const bare = await people.stranger('Igel')
      await bare.goto('/settings')
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
      let began = Date.now()
      await badger.deal()
      await badger.cardOf(badger.state.hand[0]!).waitFor()
      best.cold[1] = Math.min(best.cold[1]!, Date.now() - began)
      began = Date.now()
      await badger.page.reload()
      await badger.cardOf(badger.state.hand[0]!).waitFor()
      best.warm[1] = Math.min(best.warm[1]!, Date.now() - began)
      await Promise.all([bare.context.close(), badger.context.close()])
    }
    for (const [how, [python, hand]] of Object.entries(best)) {
      const ratio = hand! / python!
      const description = `${how}: Python ${python} ms, hand ${hand} ms, ratio ${ratio.toFixed(2)}`
      test.info().annotations.push({ type: 'measured', description })
      console.log(description)
      expect.soft(ratio, description).toBeLessThanOrEqual(MAX_RATIO)
    }
  },
)

function loadPython(page: Page): Promise<number> {
  return page.evaluate(
    async ({ folder, info }) => {
      const began = performance.now()
      const { loadPyodide } = (await import(`${folder}pyodide.mjs`)) as {
        loadPyodide: (options: object) => Promise<unknown>
      }
      await loadPyodide({ indexURL: folder, lockFileContents: { info, packages: {} } })
      return performance.now() - began
    },
    { folder: FOLDER, info },
  )
}
