/** Who sits at the table: what they say stands at their seat, and it shows who is thinking. */
import { picture } from './support/output'
import { sitWith } from './support/scriptedTable'
import { expect, test } from './support/test'
import { words } from './support/words'

const SCREENS = [
  { width: 390, height: 844, phrase: 'well-played' },
  { width: 1440, height: 900, phrase: 'wow' },
]
/** How far a bubble may lie from the seat of its speaker. */
const NEAR_PX = 8
/** How long a bubble is waited for: not as long as it stays. */
const SEEN_MS = 2_000
const TABLES = [
  ['rallye', 'fx-schmid', 2],
  ['rallye', 'fx-schmid', 4],
  ['rallye', 'fx-schmid', 6],
  ['uno', 'uno-carabiner', 2],
  ['uno', 'uno-carabiner', 4],
  ['uno', 'uno-carabiner', 6],
  ['uno', 'uno-carabiner', 10],
] as const
/** Where there is least room. */
const FULLEST = { rallye: 6, uno: 10 }

for (const [game, rules, players] of TABLES) {
  const title = `${game} for ${players}: what is said stands at its seat, and who thinks is seen`
  const tag = players === FULLEST[game] ? ['@phone'] : ['@phone', '@long']
  test(title, { tag }, async ({ people }) => {
    const { page, update, view } = await sitWith(people, game, rules, players - 1)
    const thinking = page.locator('.thinking')
    for (const { width, height, phrase } of SCREENS) {
      await page.setViewportSize({ width, height })
      const place = (seat: number) => page.locator(`[data-place="seat-${seat}"]`).first()
      for (let seat = 1; seat < players; seat++) {
        const round = { on_turn: seat, waiting: [seat] }
        await update({ set: { clock: null, match: { round } } })
        await expect(thinking).toHaveCount(1)
        await expect(place(seat).locator('.thinking')).toHaveCount(1)

        const name = view.chairs[seat]!.name
        const bubble = page
          .locator('.layer p')
          .filter({ hasText: `${name} ${words(`phrase-${phrase}`)}` })
        // It goes after a while, on a busy machine perhaps before it is looked at: then it is said again.
        let said = { x: 0, y: 0, width: 0, height: 0 }
        await expect(async () => {
          await update({ said: { seat, phrase } })
          await expect(bubble).toBeVisible({ timeout: SEEN_MS })
          said = (await bubble.boundingBox({ timeout: SEEN_MS }))!
          expect(said).not.toBeNull()
        }).toPass()
        const sits = (await place(seat).boundingBox())!
        const apart = Math.max(
          said.x - (sits.x + sits.width),
          sits.x - (said.x + said.width),
          said.y - (sits.y + sits.height),
          sits.y - (said.y + said.height),
        )
        expect(apart, `seat ${seat} at ${width}`).toBeLessThanOrEqual(NEAR_PX)
        expect(said.x).toBeGreaterThanOrEqual(0)
        expect(said.x + said.width).toBeLessThanOrEqual(width)
      }
      await expect(thinking).toHaveCSS('opacity', '1')
      await picture(page, 'company', `${game}-${players}-${width}.png`)
      // In the window after an attack nobody shows whether there is anything to think about.
      const clock = { kind: 'window', began: Date.now(), ends: Date.now() + 60_000, seats: [] }
      await update({ set: { clock, match: { round: { waiting: [1] } } } })
      await expect(thinking).toHaveCount(0)
    }
  })
}
