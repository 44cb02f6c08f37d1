/** How much longer a hand of cards takes than Python alone, on the same machine in the same minute. */
import type { Page } from '@playwright/test'
import { DevicePlayer } from './support/oneDevice'
import { expect, test } from './support/test'

const ROUNDS = 4
const MAX_RATIO = 1.25

test(
  'the first hand comes soon after Python',
  { tag: ['@phone', '@timed'] },
  async ({ people }) => {
    test.setTimeout(900_000)
    const best = { cold: [Infinity, Infinity], warm: [Infinity, Infinity] }
    for (let round = 0; round < ROUNDS; round++) {
      const bare = await people.stranger('Igel')
      await bare.goto('/settings')
      const folder = await pythonOf(bare.page)
      best.cold[0] = Math.min(best.cold[0]!, await loadPython(bare.page, folder))
      await bare.page.reload()
      best.warm[0] = Math.min(best.warm[0]!, await loadPython(bare.page, folder))

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

/** The address of Python's files, which the script of the device page has in it. */
async function pythonOf(page: Page): Promise<string> {
  const scripts = await page.evaluate(async () => {
    const own = await (await fetch('/service-worker.js')).text().catch(() => '')
    return own
  })
  const found = /assets\/python-[^/"']+\//.exec(scripts)
  return found ? `/${found[0]}` : '/assets/python-314.0.7/'
}

function loadPython(page: Page, folder: string): Promise<number> {
  return page.evaluate(async (folder) => {
    const began = performance.now()
    const { loadPyodide } = (await import(`${folder}pyodide.mjs`)) as {
      loadPyodide: (options: object) => Promise<unknown>
    }
    await loadPyodide({ indexURL: folder })
    return performance.now() - began
  }, folder)
}
