/** Playing on one device: against bots, and with several people who hand it around. */
import type { Page } from '@playwright/test'
import { readFileSync } from 'node:fs'
import { readPng } from './checks/png'
import { DevicePlayer } from './support/oneDevice'
import { IN_GATE, PATIENCE } from './support/output'
import type { Choose, Player } from './support/player'
import { attackFirst, drive, playUno } from './support/strategies'
import { expect, test } from './support/test'
import { words } from './support/words'

const GAMES = [
  { game: 'rallye', edition: 'schmidt', target: 300, strategy: drive() },
  { game: 'uno', edition: 'uno-carabiner', target: 40, strategy: playUno },
] as const
/** A few moves before the end of a match, for the gate: Dachs has the better cards. */
const ENDINGS = {
  rallye:
    'schmidt,target=300 2; A: roll right-of-way 200 200; B: roll; ' +
    '1: 100 100 100; 2: roll roll 25 25 50 75; turn: 1',
  uno:
    'uno-carabiner,target=40 2; 1: red-1 red-2 red-3 red-4; ' +
    '2: blue-5 blue-6 blue-7 green-8 green-9 yellow-8 yellow-9; discards: red-9; turn: 1',
}
/** Dachs can attack, and Igel can answer. */
const ATTACK =
  'schmidt,target=300 2; A: roll; B: roll; 1: stop 25 75; 2: right-of-way 25 75; turn: 1'

/** By edition: for how many it is. */
const LINE_UPS = {
  'fx-schmid': [2, 3, 4, 6],
  'auto-rallye': [2, 3, 4, 6],
  schmidt: [2, 3, 4, 6],
  'winning-moves': [2, 3, 4, 6],
  'uno-carabiner': [2, 3, 4, 5, 6, 7, 8, 9, 10],
}
/** By edition: how many people hand a device around in it. */
const HANDED_AROUND: Record<string, number[]> = {
  'fx-schmid': [2],
  'auto-rallye': [4],
  schmidt: [2, 4, 6],
  'winning-moves': [6],
  'uno-carabiner': [2, 4, 6],
}
const NAMES = ['Dachs', 'Igel', 'Fuchs', 'Eule', 'Biber', 'Luchs']

interface Played {
  game: string
  edition: string
  target: number
}

async function at(came: Player, game: Played, names: string[], players = 2, position = '') {
  const badger = await DevicePlayer.with(came)
  await badger.plan({ ...game, players, people: names })
  await badger.page.route('**/cards/*.svg', async (route) => {
    const answer = await route.fetch()
    await route.fulfill({ response: answer, body: marked(await answer.text()) })
  })
  await badger.deal({ position })
  return badger
}

for (const game of GAMES) {
  test(
    `a match of ${game.game} against a bot to its end, without a network`,
    { tag: '@phone' },
    async ({ people }) => {
      const ending = IN_GATE ? ENDINGS[game.game] : ''
      // Of the games, one is played by somebody who has never been here.
      const come = game.game === 'rallye' ? people.stranger : people.regular
      const badger = await at(await come.call(people, 'Dachs'), game, ['Dachs'], 2, ending)
      const { page, state, context } = badger
      // All of the page has come once it is one's turn; later a service worker would have it.
      await expect(page.getByRole('button', { name: words('hint'), exact: true })).toBeVisible()
      await page.waitForLoadState('networkidle')
      await context.setOffline(true)
      const own = () =>
        state.events.filter((event) => 'seat' in event && event.seat === badger.view.seat).length
      await badger.playOn(game.strategy, () => own() >= 2 || state.over)
      await badger.playOn(game.strategy, () => state.over, true)
      await expect(page.getByRole('button', { name: words('end-again') })).toBeVisible()
      // The record is the device's own, too.
      const saved = page.waitForEvent('download')
      await badger.press(page.getByText(words('end-record')))
      const record = readFileSync(await (await saved).path(), 'utf8')
      expect(record).toContain(`rules: ${game.edition}`)
      await context.setOffline(false)
    },
  )

  test(
    `200 times the device is handed on at ${game.game}`,
    { tag: ['@tablet', '@long'] },
    async ({ people }) => {
      test.setTimeout(3_600_000)
      const long = { ...game, target: 5000 }
      const badger = await at(await people.regular('Dachs'), long, ['Dachs', 'Igel', 'Fuchs'], 4)
      await handOn(badger, game.strategy, 200)
    },
  )
}

test(
  'two people hand the device around, and see only their own cards',
  { tag: '@tablet' },
  async ({ people }) => {
    const came = await people.regular('Dachs')
    const badger = await at(came, GAMES[0], ['Dachs', 'Igel'], 2, ATTACK)
    await handOn(badger, attackFirst({ left: 3 }), IN_GATE ? 4 : 8)
    expect(badger.state.happened('CoupFourrePlayed')).toBe(true)
  },
)

/** Plays with a device that is handed on; nobody's cards are in the page of anybody else. */
async function handOn(badger: DevicePlayer, strategy: Choose, times: number): Promise<void> {
  const { page, state } = badger
  let handed = 0
  let seen: string[] = []
  while (handed < times && !state.over) {
    await badger.untilAsked()
    if ((await badger.curtain.count()) > 0) {
      await expectNoCards(page, seen)
      await badger.takeDevice()
      seen = await expectOwnHand(badger)
      handed++
    } else if (state.reading) {
      // By the page, which shows the result until it is closed.
      await badger.playOn(strategy, () => !state.reading)
    } else if (state.attacked === null)
      await badger.playOn(strategy, () => state.reading || !state.myTurn, true)
    else await answerAttack(badger)
  }
  expect(handed).toBeGreaterThan(0)
}

/** Answers an attack by taps, as far as the cards allow it; nobody need wait for a clock. */
async function answerAttack(badger: DevicePlayer): Promise<void> {
  const { page, state } = badger
  if (state.legal.includes('coup')) await badger.answer('coup')
  else {
    // The question may open only when all cards have flown.
    const notNow = page
      .getByRole('alertdialog')
      .getByRole('button', { name: words('rallye-not-now'), exact: true })
    await expect(async () => {
      if (state.myTurn && state.attacked !== null)
        await badger.press(notNow, { timeout: 3000 * PATIENCE })
    }).toPass({ timeout: 90_000 * PATIENCE })
  }
  await state.until(() => !state.myTurn || state.attacked === null, 'the attack to be over')
}

/** Every card is a field of one colour that nothing else has. */
function marked(sprite: string): string {
  return sprite.replace(
    /(<symbol[^>]*>)[\s\S]*?(<\/symbol>)/g,
    '$1<rect width="100%" height="100%" fill="#ff00ff"/>$2',
  )
}

function markedPixels(picture: Buffer): number {
  const { pixels, pixelBytes } = readPng(picture)
  let count = 0
  for (let at = 0; at < pixels.length; at += pixelBytes)
    if (pixels[at]! > 240 && pixels[at + 1]! < 16 && pixels[at + 2]! > 240) count++
  return count
}

/** Behind the curtain there is nothing of a hand: no card, no picture, and no name of one. */
async function expectNoCards(page: Page, seen: string[]): Promise<void> {
  await expect(page.locator('[data-card]')).toHaveCount(0)
  await expect(page.getByTestId('table')).toHaveCount(0)
  expect(markedPixels(await page.screenshot()), 'pixels of cards behind the curtain').toBe(0)
  const said = await wordsOutsideLog(page)
  for (const name of seen) expect(said, 'names of cards behind the curtain').not.toContain(name)
}

/** All that stands in the page, seen or unseen, but what has been played before everybody. */
function wordsOutsideLog(page: Page): Promise<string> {
  return page.evaluate(() => {
    const body = document.body.cloneNode(true) as HTMLElement
    for (const log of body.querySelectorAll('[data-curtain] section')) log.remove()
    return document.title + body.outerHTML
  })
}

/** The names of the cards in the hand that is shown, which is all the hand there is. */
async function expectOwnHand({ page, state }: DevicePlayer): Promise<string[]> {
  await expect(async () => {
    const shown = await page
      .locator('[data-card]')
      .evaluateAll((cards) => cards.map((card) => (card as HTMLElement).dataset.card))
    expect(shown.toSorted()).toEqual([...state.hand].toSorted())
    expect(markedPixels(await page.screenshot()), 'pixels of cards').toBeGreaterThan(0)
  }).toPass()
  const names = await page
    .locator('[data-card]')
    .evaluateAll((cards) => cards.map((card) => card.getAttribute('aria-label')))
  return names.filter((name) => name !== null)
}

test(
  'the match is where it was after the engine has died',
  { tag: '@phone' },
  async ({ people }) => {
    const badger = await at(await people.regular('Dachs'), GAMES[0], ['Dachs'])
    const { state } = badger
    const { version } = state
    const snaps = state.snaps
    await badger.killEngine()
    await state.until(() => state.snaps > snaps, 'the table, from its log')
    expect(state.version).toBeGreaterThanOrEqual(version)
    await badger.playOn(drive(), () => state.version > version + 2 || state.over)
  },
)

for (const [edition, counts] of Object.entries(LINE_UPS)) {
  const game = { ...GAMES[edition.startsWith('uno') ? 1 : 0], edition }
  for (const players of counts)
    test(
      `${edition} of ${players} on the device, without a network or a server`,
      { tag: ['@phone', '@long'] },
      async ({ people }) => {
        test.setTimeout(1_200_000)
        const server = await people.ownServer()
        const came = await people.regular('Dachs', server.url, {}, server)
        const badger = await at(came, game, ['Dachs'], players)
        await badger.page.waitForLoadState('networkidle')
        await badger.context.setOffline(true)
        await server.close()
        await badger.playOn(game.strategy, () => badger.state.over, true)
        expect(badger.view.match!.winners).not.toEqual([])
      },
    )
  for (const players of HANDED_AROUND[edition]!)
    test(
      `${edition}: ${players} people hand the device around to the end of a match`,
      { tag: ['@tablet', '@long'] },
      async ({ people }) => {
        test.setTimeout(3_600_000)
        const came = await people.regular('Dachs')
        const badger = await at(came, game, NAMES.slice(0, players), players)
        await handOn(badger, game.strategy, Infinity)
        expect(badger.view.match!.winners).not.toEqual([])
      },
    )
}
