/** A card can be dragged to where it is played; no drag ends in a tap. */
import { expect, test } from './support/test'

for (const [game, rules] of [
  ['rallye', 'fx-schmid'],
  ['uno', 'uno-carabiner'],
] as const) {
  test(
    `${game}: a card is dragged to where it lies then`,
    { tag: '@desktop' },
    async ({ people }) => {
      const { players } = await people.table(['Dachs', 'Igel'], { game, rules, pace: 'relaxed' })
      const { page, state } = players.find(({ state }) => state.myTurn)!
      const { version } = state
      const card = page.locator('li:not(.locked) > [data-card]').last()
      const laid = await card.getAttribute('data-card')
      const target = page.locator(`main [data-takes="${laid}"]`).first()
      // Dragging works once its code has been fetched, which cannot be seen.
      await expect(async () => {
        await page.mouse.up()
        const from = (await card.boundingBox())!
        await page.mouse.move(from.x + from.width / 2, from.y + from.height / 2)
        await page.mouse.down()
        await page.mouse.move(from.x + from.width / 2, from.y - 20, { steps: 4 })
        await expect(page.locator('.dragging')).toBeVisible({ timeout: 5000 })
      }).toPass()
      const to = (await target.boundingBox())!
      await page.mouse.move(to.x + to.width / 2, to.y + to.height / 2, { steps: 8 })
      await page.mouse.up()
      const colours = page.locator('dialog[open] [data-move]')
      if (laid!.startsWith('wild')) await colours.first().click()
      await state.until(() => state.version > version, 'the card where it was dropped')
      await expect(page.locator('[aria-pressed="true"][data-card]')).toHaveCount(0)
    },
  )
}
