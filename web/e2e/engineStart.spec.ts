/** How much longer a hand of cards takes than Python alone, on the same machine in the same minute. */
import type { Page } from '@playwright/test'
import { createRequire } from 'node:module'
import { DevicePlayer } from './support/oneDevice'
import { expect, test } from './support/test'
import { words } from './support/words'

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
      const card = badger.board.locator('[data-card]').first()
      // As for Python alone, the page is there before the clock starts.
      await badger.goto('/')
      const { page } = badger
      let began = Date.now()
      await badger.press(page.getByRole('button', { name: words('start-device') }))
      await badger.press(page.getByRole('button', { name: words('device-begin'), exact: true }))
      await card.waitFor()
      best.cold[1] = Math.min(best.cold[1]!, Date.now() - began)
      await expect.poll(() => badger.page.evaluate(isImageKept)).toBe(true)
      began = Date.now()
      await badger.page.reload()
      await card.waitFor()
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

/** Whether the next start on this device begins where this one came to. */
async function isImageKept(): Promise<boolean> {
  const database = await new Promise<IDBDatabase>((done, failed) => {
    const opening = indexedDB.open('tischrunde-python')
    opening.onsuccess = () => done(opening.result)
    opening.onerror = () => failed(opening.error!)
  })
  try {
    if (database.objectStoreNames.length === 0) return false
    const counting = database.transaction('images').objectStore('images').count()
    return await new Promise((done) => {
      counting.onsuccess = () => done(counting.result > 0)
    })
  } finally {
    database.close()
  }
}
