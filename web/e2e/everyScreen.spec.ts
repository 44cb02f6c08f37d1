/** Every screen: what a player needs is on it, and no name is covered, with few players and with many. */
import type { Page } from '@playwright/test'
import type { AnyEvent, View } from '../src/net/views'
import { coveredNames, outOfReach, type Needed } from './checks/reach'
import { waitUntilStill } from './checks/stillness'
import { picture } from './support/output'
import { sitWith } from './support/scriptedTable'
import { expect, test } from './support/test'

const SCREENS = [
  { width: 640, height: 360 },
  { width: 844, height: 390 },
  { width: 320, height: 568 },
  { width: 390, height: 844 },
  { width: 768, height: 1024 },
  { width: 1024, height: 768 },
]
const LARGE = { width: 390, height: 844 }
/** With text twice as large a table is longer than a phone: this is together at its end. */
const AT_THE_END: readonly Needed[] = ['card', 'action', 'status']

/** Where no other card lies over it. */
const AT_ITS_EDGE = { position: { x: 8, y: 30 } }

const MINE = { on_turn: 0, waiting: [0], phase: 'turn', blocked: {} }
const HAZARD = 'stop'
const RALLY = {
  ...MINE,
  fresh: [],
  hand: ['km-100', HAZARD, 'speed-limit', 'repairs', 'right-of-way', 'km-25', 'flat-tyre'],
}
const UNO = {
  ...MINE,
  top: 'blue-7',
  colour: 'blue',
  hand: ['blue-3', 'red-7', 'yellow-1', 'wild', 'green-skip', 'red-0', 'blue-draw-two'],
  legal: ['blue-3', 'red-7', 'wild=red', 'wild=blue', 'blue-draw-two', 'draw'],
}

/** A round on the viewer's turn, and what has just happened to the others. */
function staged(view: View): { round: object; events: AnyEvent[] } {
  const others = view.chairs.map((_, seat) => seat).slice(1)
  if (view.game === 'uno') {
    const events = others.flatMap((seat): AnyEvent[] => [
      { event: 'Drew', seat, count: 2 },
      ...(seat % 3 ? [{ event: 'UnoCalled' as const, seat }] : []),
    ])
    return { round: { ...UNO, hand_sizes: view.chairs.map((_, seat) => 1 + (seat % 3)) }, events }
  }
  const parties = view.match!.round.displays.slice(1).map(({ party }) => 'ABC'[party]!)
  const attacks = parties.map((party) => `${HAZARD}>${party}`)
  const events = others.map((seat): AnyEvent => ({ event: 'Laid', seat, card: 'roll' }))
  return { round: { ...RALLY, legal: ['100', `-100`, `-${HAZARD}`, ...attacks] }, events }
}

async function resize(page: Page, { width, height }: typeof LARGE, percent = 100): Promise<void> {
  await page.evaluate((size) => (document.documentElement.style.fontSize = size), `${percent}%`)
  await page.setViewportSize({ width, height })
}

const TABLES = [
  ['rallye', 'fx-schmid', 2],
  ['rallye', 'winning-moves', 6],
  ['uno', 'uno-carabiner', 2],
  ['uno', 'uno-carabiner', 10],
] as const

for (const [game, rules, players] of TABLES) {
  const tag = players === 2 ? ['@phone', '@long'] : ['@phone']
  test(`${game} of ${players} fits every screen`, { tag }, async ({ people }) => {
    const { page, update, view } = await sitWith(people, game, rules, players - 1)
    const { round, events } = staged(view)
    await update({ events, set: { match: { round } } })
    const chosen = page.locator(`[data-card="${game === 'uno' ? 'red-7' : HAZARD}"]`)
    const fits = async (name: string, needed?: readonly Needed[]) => {
      await waitUntilStill(page)
      if (!process.env.GATE) await picture(page, 'every-screen', `${game}-${players}-${name}.png`)
      // The board follows a new size after some frames, which may come late.
      const faults = async () => {
        if (needed) await page.evaluate(() => scrollTo(0, document.body.scrollHeight))
        return [...(await outOfReach(page, needed)), ...(await coveredNames(page, !!needed))]
      }
      await expect.poll(faults, name).toEqual([])
    }
    for (const screen of SCREENS) {
      const name = `${screen.width}x${screen.height}`
      await resize(page, screen)
      await fits(name)
      await chosen.click(AT_ITS_EDGE)
      await fits(`${name}-chosen`)
      await chosen.click(AT_ITS_EDGE)
    }
    await resize(page, LARGE, 200)
    await fits('large', AT_THE_END)
  })
}
