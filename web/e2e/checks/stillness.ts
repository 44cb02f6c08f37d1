import type { Page } from '@playwright/test'

/**
 * Waits for what is really in motion, and for nothing else: fonts being fetched, boxes that
 * have just been measured, animations that end, cards on their way. Whatever is wrong after that is
 * a fault, however briefly it would be seen, so no check is tried twice.
 */
export async function waitUntilStill(page: Page): Promise<void> {
  await page.evaluate(async () => {
    // Headless browsers now and then paint no frame, or load no font, until something else happens.
    const soon = (what: Promise<unknown>) =>
      Promise.race([what, new Promise((later) => setTimeout(later, 3000))])
    const frame = () => soon(new Promise(requestAnimationFrame))
    const ends = (animation: Animation) =>
      animation.playState === 'running' &&
      animation.effect?.getComputedTiming().endTime !== Infinity
    await soon(document.fonts.ready)
    do {
      // One frame measures, the next lays out by what was measured.
      await frame()
      await frame()
      const moving = document.getAnimations().filter(ends)
      await soon(Promise.allSettled(moving.map(({ finished }) => finished)))
    } while (document.querySelector('.sky > *'))
  })
}
