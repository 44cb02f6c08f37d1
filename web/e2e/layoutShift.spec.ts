/** A stable layout: no event moves anything, and no mark covers a name. */
import type { Locator, Page } from '@playwright/test'
import type { AnyEvent } from '../src/net/views'
import { picture } from './support/output'
import { sitWith } from './support/scriptedTable'
import { expect, test } from './support/test'
import { words } from './support/words'

const SCREENS = [
  { width: 390, height: 844 },
  { width: 844, height: 390 },
  { width: 1440, height: 900 },
]

interface Box {
  left: number
  top: number
  right: number
  bottom: number
  what: string
}

const boxesOf = (places: Locator): Promise<Box[]> =>
  places.evaluateAll((all) =>
    all.map((element) => {
      const { left, top, right, bottom } = element.getBoundingClientRect()
      const what = (element.textContent || element.parentElement!.textContent).trim()
      return { left, top, right, bottom, what }
    }),
  )

/** Whether two boxes overlap by more than a pixel. */
function overlap(one: Box, other: Box): boolean {
  const [width, height] = [
    Math.min(one.right, other.right) - Math.max(one.left, other.left),
    Math.min(one.bottom, other.bottom) - Math.max(one.top, other.top),
  ]
  return width > 1 && height > 1
}

/** Which marks lie over a name or a sign. */
async function covered(marks: Locator, things: Locator): Promise<string[]> {
  const [over, under] = [await boxesOf(marks), await boxesOf(things)]
  expect([over.length > 0, under.length > 0]).toEqual([true, true])
  return over.flatMap((mark) =>
    under.filter((it) => overlap(mark, it)).map((it) => `${mark.what} over ${it.what}`),
  )
}

/** The boxes of the hand, the piles and the other players. */
async function lie(page: Page): Promise<Omit<Box, 'what'>[]> {
  await expect(page.locator('.sky .card')).toHaveCount(0)
  const boxes = await boxesOf(page.locator('main [data-place], main .hand ol'))
  return boxes.map(({ what: _, ...box }) => box)
}

/** Resizes the screen, and waits until the layout has settled. */
async function turn(page: Page, screen: { width: number; height: number }): Promise<void> {
  await page.setViewportSize(screen)
  let before = ''
  const settled = async () => before === (before = JSON.stringify(await lie(page)))
  await expect.poll(settled, { intervals: [100] }).toBe(true)
}

const take = (page: Page, { width }: { width: number }, what: string) =>
  picture(page, 'layout-shift', `${what}-${width}.png`)

test('UNO for ten: no tag covers a name or a sign', { tag: '@phone' }, async ({ people }) => {
  const { page, update } = await sitWith(people, 'uno', 'uno-carabiner', 9)
  const others = Array.from({ length: 9 }, (_, index) => index + 1)
  const events = others.flatMap((seat): AnyEvent[] => [
    { event: 'Drew', seat, count: 2 },
    ...(seat % 3 ? [{ event: 'UnoCalled' as const, seat }] : []),
  ])
  const round = {
    hand_sizes: Array(10).fill(1),
    on_turn: 3,
    waiting: [3],
    phase: 'turn',
    legal: [],
  }
  await update({ events, set: { match: { round } } })
  for (const screen of SCREENS) {
    await turn(page, screen)
    await take(page, screen, 'ten')
    const marks = page.locator('.tags > *, .tile button.shown span, .mark')
    expect(await covered(marks, page.locator('.tile .name, .tile .who svg'))).toEqual([])
  }
})

for (const bots of [1, 2]) {
  test(
    `a rally of ${bots + 1}: no mark covers a name or a sign`,
    { tag: '@phone' },
    async ({ people }) => {
      const { page, update } = await sitWith(people, 'rallye', 'fx-schmid', bots)
      const cards = ['roll', 'end-of-limit', 'km-25', 'km-75', 'km-200', 'driving-ace'] as const
      const laid = cards.map((card): AnyEvent => ({ event: 'Laid', seat: 1, card }))
      const hazards = ['stop', 'speed-limit'] as const
      const attacks = hazards.map((card): AnyEvent => ({
        event: 'Attacked',
        seat: 1,
        card,
        party: 0,
      }))
      await update({ events: [...laid, ...attacks] })
      for (const screen of SCREENS) {
        await turn(page, screen)
        await take(page, screen, `rally-${bots + 1}`)
        const people = page.locator('.member .name, .member > svg')
        expect(await covered(page.locator('main .mark'), people)).toEqual([])
      }
    },
  )
}

test(
  'UNO: nothing moves at a long text or a wrong catch',
  { tag: '@phone' },
  async ({ people }) => {
    const { page, update } = await sitWith(people, 'uno', 'uno-carabiner', 3)
    const round = { on_turn: 2, waiting: [2], phase: 'turn', legal: [] }
    for (const screen of SCREENS) {
      await turn(page, screen)
      await update({ events: [{ event: 'Kept', seat: 1 }], set: { match: { round } } })
      const before = await lie(page)
      await page.locator('[data-move="catch>3"]').click()
      const wrong = words('uno-wrong-catch', { name: 'Tapsi' })
      await expect(page.locator('.status h2 ~ p')).toHaveText(wrong)
      expect(await lie(page)).toEqual(before)
      const events: AnyEvent[] = [
        { event: 'Challenged', seat: 1, challenged: 3, guilty: false },
        { event: 'Skipped', seat: 1 },
      ]
      await update({ events, set: { match: { round } } })
      const skipped = words('uno-told-skipped', { you: 'no', name: 'Bommel' })
      await expect(page.locator('.status h2 ~ p')).toContainText(skipped)
      await take(page, screen, 'uno-long')
      expect(await lie(page)).toEqual(before)
    }
  },
)

test(
  'a rally: nothing moves when a coup fourré is reported',
  { tag: '@phone' },
  async ({ people }) => {
    const { page, update } = await sitWith(people, 'rallye', 'fx-schmid', 1)
    const round = { on_turn: 1, waiting: [1], phase: 'turn', legal: [] }
    const status = page.locator('.status h2 ~ p')
    for (const screen of SCREENS) {
      await turn(page, screen)
      await update({
        events: [{ event: 'Discarded', seat: 1, card: 'stop' }],
        set: { match: { round } },
      })
      const before = await lie(page)
      const events: AnyEvent[] = [
        { event: 'CoupFourrePlayed', seat: 0, safety: 'petrol-station', hazard: 'empty-tank' },
        { event: 'Lifted', party: 0, hazard: 'empty-tank' },
      ]
      await update({ events, set: { match: { round } } })
      await expect(status).toContainText(/quer/)
      await take(page, screen, 'rally-long')
      expect(await lie(page)).toEqual(before)
    }
  },
)

test('what one says oneself stands at the own hand', { tag: '@phone' }, async ({ people }) => {
  const { page, update } = await sitWith(people, 'uno', 'uno-carabiner', 3)
  const phrases = ['hello', 'thanks', 'wow']
  for (const [index, screen] of SCREENS.entries()) {
    const phrase = phrases[index]!
    await turn(page, screen)
    await update({ said: { seat: 0, phrase } })
    const bubble = page.locator('.layer p')
    await expect(bubble).toContainText(words(`phrase-${phrase}`))
    await take(page, screen, 'said')
    const [[said], [hand]] = [await boxesOf(bubble), await boxesOf(page.locator('.hand'))]
    expect(overlap(said!, hand!)).toBe(true)
    const seats = await boxesOf(page.locator('.tile'))
    expect(seats.filter((seat) => overlap(said!, seat))).toEqual([])
  }
})

test(
  'a colour that is still open is said in the middle of its pill',
  { tag: '@phone' },
  async ({ people }) => {
    const { page, update } = await sitWith(people, 'uno', 'uno-carabiner', 1)
    await update({ set: { match: { round: { top: 'wild', colour: null } } } })
    const pill = page.locator('.colour')
    await expect(pill).toHaveText(words('uno-colour-open'))
    const sides = await pill.evaluate((element) => {
      const [inner, outer] = [document.createRange(), element.getBoundingClientRect()]
      inner.selectNodeContents(element)
      const text = inner.getBoundingClientRect()
      return [text.left - outer.left, outer.right - text.right]
    })
    expect(sides[0]).toBeCloseTo(sides[1]!, 0)
  },
)
