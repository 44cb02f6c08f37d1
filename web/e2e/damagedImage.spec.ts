/** An image of Python that is damaged costs time, and nothing else. */
import type { Page } from '@playwright/test'
import { DevicePlayer } from './support/oneDevice'
import { PATIENCE } from './support/output'
import { expect, test } from './support/test'

/** What may have become of the bytes of an image. */
const DAMAGES = ['nothing', 'cut', 'zeros', 'scrambled'] as const

test(
  'a table opens whatever has become of the image of Python',
  { tag: ['@phone', '@long'] },
  async ({ people }) => {
    test.setTimeout(600_000 * PATIENCE)
    const badger = await DevicePlayer.with(await people.stranger('Dachs'))
    const { page, state } = badger
    const plan = { game: 'rallye', edition: 'schmidt', target: 300, players: 2, people: ['Dachs'] }
    await badger.plan(plan)
    await badger.deal()
    for (const damage of DAMAGES) {
      await expect
        .poll(() => page.evaluate(damaged, damage), { timeout: 90_000 * PATIENCE })
        .toBe(true)
      const { snaps } = state
      await page.reload()
      await state.until(() => state.snaps > snaps && state.view.seat === 0, 'the table')
      await expect.poll(() => shownCards(page)).toBe(state.hand.length)
    }
  },
)

function shownCards(page: Page): Promise<number> {
  return page.locator('[data-card]').count()
}

/** Damages the image in the browser's database; returns whether there is a sound one. */
function damaged(damage: string): Promise<boolean> {
  interface Kept {
    memory: Uint8Array
  }
  const harm: Record<string, (memory: Uint8Array) => Uint8Array> = {
    nothing: (memory) => memory,
    cut: (memory) => memory.slice(0, memory.length / 2),
    zeros: (memory) => memory.fill(0, memory.length / 2),
    scrambled: (memory) => memory.map((byte, at) => (at % 5 ? byte : byte ^ at)),
  }
  return new Promise((answer) => {
    const opening = indexedDB.open('tischrunde-python')
    opening.onsuccess = () => {
      const database = opening.result
      if (!database.objectStoreNames.contains('images')) {
        database.close()
        return answer(false)
      }
      const all = database.transaction('images', 'readwrite')
      const images = all.objectStore('images')
      let found = false
      images.openCursor().onsuccess = ({ target }) => {
        const cursor = (target as IDBRequest<IDBCursorWithValue | null>).result
        const image = cursor?.value as (Kept & { harmed?: boolean }) | undefined
        if (!cursor || !image || image.harmed) return
        found = true
        const harmed = damage !== 'nothing'
        cursor.update({ ...image, memory: harm[damage]!(image.memory), harmed })
      }
      all.oncomplete = () => {
        database.close()
        answer(found)
      }
    }
  })
}
