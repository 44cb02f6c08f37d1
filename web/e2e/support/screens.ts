/** Every screen there is, and how to get to it. */
import { expect } from '@playwright/test'
import { underAttack } from './attacks'
import { held, somebodyHoldsASafety } from './deals'
import type { Screen } from './inspection'
import { hurry, type Choose, type Player } from './player'
import {
  drive,
  driveAndHoard,
  isEnding,
  isSafety,
  laySevens,
  playUno,
  playUnoWithTrouble,
} from './strategies'
import { openedBy, type People } from './test'
import { loadLanguages } from './languages'
import { anyOf, words } from './words'

/** Inspects a screen under a name, in a player's browser. */
export type Look = (name: string, player: Player, screen?: Screen) => Promise<void>

const RALLY = { game: 'rallye', rules: 'fx-schmid', pace: 'relaxed' }
const LONG_WINDOW = { ...RALLY, pace: 'children' }
const UNO = { game: 'uno', rules: 'uno-carabiner', pace: 'relaxed' }
const TABLE = { colourful: true }
/** Over what lies behind. */
export const OVER = { over: true }

/** Looks at a sheet that is opened and closed again. */
export async function sheet(player: Player, open: () => Promise<void>, look: () => Promise<void>) {
  await open()
  await expect(player.page.locator('dialog[open]')).toBeVisible()
  await look()
  await player.page.keyboard.press('Escape')
  await expect(player.page.locator('dialog[open]')).toHaveCount(0)
}

/** Whether a player has the turn and no dialog asks anything. */
function isFree({ state }: Player): boolean {
  return state.myTurn && state.attacked === null && state.round.phase !== 'call'
}

export async function pagesWithoutTable(people: People, look: Look): Promise<void> {
  const badger = await people.guest('Dachs')
  const { page } = badger
  await badger.goto('/')
  await expect(page.getByRole('button', { name: words('start-open') })).toBeVisible()
  await look('start', badger)
  await badger.goto('/settings')
  await expect(page.getByRole('switch').first()).toBeVisible()
  await look('settings', badger)
  const rules = async (edition: string, screen: Screen = {}) => {
    await badger.goto(`/rules/${edition}`)
    await expect(page.getByRole('heading', { level: 2 }).first()).toBeVisible()
    await look(`rules-${edition}`, badger, screen)
  }
  await rules('fx-schmid')
  await rules('uno-carabiner', { like: 'rules-fx-schmid' })
  await badger.goto('/t/0000000000000000#falsch')
  await expect(page.getByRole('heading', { name: words('gone-title') })).toBeVisible()
  await look('no-such-table', badger)
}

export async function choices(people: People, look: Look): Promise<void> {
  const badger = await people.guest('Dachs')
  const { page } = badger
  await badger.goto('/')
  await badger.press(page.getByText(words('start-more'), { exact: true }))
  await look('start-more', badger, { like: 'start' })
  const rules = page.getByRole('region', { name: words('start-which-rules') })
  const [edition, house] = [rules.getByRole('button').first(), rules.getByRole('button').last()]
  const me = page.getByRole('button', { name: words('start-you-change') })
  await sheet(
    badger,
    () => badger.press(edition),
    () => look('edition', badger, OVER),
  )
  await sheet(
    badger,
    () => badger.press(me),
    () => look('person', badger, OVER),
  )
  await sheet(
    badger,
    () => badger.press(house),
    async () => {
      await badger.press(page.getByRole('dialog').getByRole('switch').first())
      await look('house-rally', badger, OVER)
    },
  )
  await badger.press(page.getByText(words('start-uno'), { exact: true }).first())
  await sheet(
    badger,
    () => badger.press(house),
    () => look('house-uno', badger, { like: 'house-rally' }),
  )
}

export async function lobby(people: People, look: Look): Promise<void> {
  const badger = await people.guest('Dachs')
  const rules = 'fx-schmid,no-extension'
  const four = { game: 'rallye', rules, players: 4, bots: ['easy'] }
  const { table, code } = await openedBy(badger, four, '')
  await badger.sitDown(table, code)
  await expect(badger.page.getByText(code.split('-')[0]!).first()).toBeVisible()
  await look('lobby-host', badger)
  const hedgehog = await people.guest('Igel')
  await hedgehog.sitDown(table, code)
  await expect(hedgehog.page.getByRole('main')).toBeVisible()
  await look('lobby-guest', hedgehog, { like: 'lobby-host' })
}

export async function rallyTable(people: People, look: Look): Promise<void> {
  const choose = drive()
  const dimmed = ({ state }: Player) => Object.keys(state.round.blocked)[0]
  const ready = (player: Player) =>
    player.state.version > 16 && isFree(player) && dimmed(player) !== undefined
  const before = (players: Player[]) => hurry(players, choose, () => players.some(ready))
  const { players } = await people.table(['Dachs', 'Igel'], RALLY, { before, shown: ready })
  const mover = players.find(ready)!
  await expect(mover.board).toHaveAttribute('data-turn', 'yes')
  await look('rally-turn', mover, TABLE)
  await mover.choose(choose(mover.state)!)
  await look('rally-chosen', mover, OVER)
  const locked = mover.cardOf(dimmed(mover)!)
  const why = mover.page.locator('.bubble')
  // If it is the card just chosen, the first press only deselects it.
  const chosen = await locked.getAttribute('aria-pressed')
  await mover.pressCard(locked)
  if (chosen === 'true') await mover.pressCard(locked)
  await expect(why).toBeVisible()
  const renew = async () => {
    // Screens are inspected in every language, so the button's name is not known here.
    await why.locator('button.close').evaluate((close: HTMLElement) => close.click())
    await locked.evaluate((card: HTMLElement) => card.click())
    if ((await why.count()) === 0) await locked.evaluate((card: HTMLElement) => card.click())
  }
  await look('rally-why-not', mover, { renew, over: true })
}

export async function sheets(people: People, look: Look): Promise<void> {
  const before = (players: Player[]) =>
    hurry(players, drive(), () => players[0]!.state.version > 16 && isFree(players[0]!))
  const { players } = await people.table(['Dachs', 'Igel'], RALLY, { before, shown: isFree })
  const [badger] = players as [Player]
  await expect(badger.board).toHaveAttribute('data-turn', 'yes')
  const menu = badger.page.getByRole('button', { name: words('menu'), exact: true })
  await sheet(
    badger,
    () => badger.press(menu),
    () => look('menu', badger, OVER),
  )
  for (const id of ['log', 'score', 'menu-words', 'help', 'menu-device', 'phrases']) {
    const name = words(id)
    const entry = badger.page.getByRole('dialog').getByRole('button', { name, exact: true })
    const open = async () => {
      await badger.press(menu)
      await badger.press(entry)
    }
    await sheet(badger, open, () => look(`sheet-${id.replace('menu-', '')}`, badger, OVER))
  }
}

export async function rallyQuestions(people: People, look: Look): Promise<void> {
  await throwAway(people, look)
  await extension(people, look)
}

export async function rallyAttacks(people: People, look: Look): Promise<void> {
  await attack(people, look, true)
  await attack(people, look, false)
}

async function throwAway(people: People, look: Look): Promise<void> {
  const safety = ({ state }: Player) =>
    state.myTurn ? state.legal.find((move) => isSafety(move.slice(1))) : undefined
  const { players } = await people.table(['Dachs', 'Igel'], RALLY, {
    fits: somebodyHoldsASafety,
    before: (players) => hurry(players, driveAndHoard, () => players.some(safety)),
    shown: (player) => safety(player) !== undefined,
  })
  const holder = players.find(safety)!
  await holder.choose(safety(holder)!)
  await sheet(
    holder,
    () => holder.press(holder.action('discard')),
    () => look('rally-throw-away', holder, OVER),
  )
}

/** An attack as both players see it: the victim's dialog is the same with or without an answer. */
async function attack(people: People, look: Look, answered: boolean): Promise<void> {
  const { attacker, victim } = await underAttack(people, LONG_WINDOW, answered)
  const scene = victim.page.getByRole('alertdialog')
  await expect(scene).toBeVisible()
  if (answered) {
    await look('rally-attack-answer', victim, { ...TABLE, over: true })
    await look('rally-attack-waiting', attacker, OVER)
  } else {
    await look('rally-attack-no-answer', victim, { ...TABLE, like: 'rally-attack-answer' })
  }
  await expect(scene, 'what was looked at').toBeVisible()
}

async function extension(people: People, look: Look): Promise<void> {
  const called = ({ state }: Player) => state.legal.includes('extend')
  const before = (players: Player[]) => hurry(players, drive(), () => players.some(called))
  const { players } = await people.table(['Dachs', 'Igel'], RALLY, { before, shown: called })
  const caller = players.find(called)!
  await expect(caller.placeOf('extend')).toBeVisible()
  await look('rally-extension', caller, OVER)
  const over = words('round-over', { number: caller.view.match!.sheets.length + 1 })
  await caller.answer('finish')
  await expect(caller.page.getByRole('heading', { name: over })).toBeVisible()
  await look('rally-round', caller, OVER)
}

/** Six on a small screen: two to a party, most of them bots. */
export async function rallyOfMany(people: People, look: Look): Promise<void> {
  const bots = ['easy', 'easy', 'easy', 'medium', 'medium']
  const six = { ...RALLY, rules: 'winning-moves', bots }
  const { table, code, players } = await people.table(['Dachs'], six)
  const [badger] = players as [Player]
  await badger.state.until(() => isFree(badger), 'the turn', 60_000)
  await expect(badger.board).toBeVisible()
  await look('rally-six', badger)
  await sheet(
    badger,
    () => badger.press(badger.page.locator('button[data-place^="display-"]').first()),
    () => look('rally-display', badger, OVER),
  )
  const owl = await people.stranger('Eule')
  await owl.sitDown(table, code)
  await expect(owl.board).toBeVisible()
  await look('rally-spectator', owl, { like: 'rally-six' })
}

export async function rallyEnd(people: People, look: Look): Promise<void> {
  const three = { ...RALLY, rules: 'schmidt,target=1' }
  const before = (players: Player[]) => hurry(players, drive(), () => isEnding(players[0]!.state))
  const { table, code, players } = await people.table(['Dachs', 'Igel', 'Fuchs'], three, {
    before,
    shown: ({ view }) => view.seat === 0,
  })
  const [badger] = players as [Player]
  await expect(badger.board).toBeVisible()
  await look('rally-three', badger)
  await hurry(players, drive(), () => players.every(({ state }) => state.over))
  await expect(badger.page.locator('dialog[open]')).toBeVisible()
  await look('match-end', badger, OVER)
  await badger.closeDialog()
  await look('match-over', badger, { like: 'rally-three' })
  await badger.goto(`/r/${table}?move=12#${code}`)
  await expect(badger.page.getByRole('slider')).toBeVisible()
  await look('replay', badger)
  await badger.goto('/games')
  await expect(badger.page.locator('article')).toBeVisible()
  await look('history', badger)
}

export async function banners(people: People, look: Look): Promise<void> {
  const network = await people.network()
  const free = (player: Player) => player.state.version > 8 && isFree(player)
  const { table, players } = await people.table(['Dachs', 'Igel'], RALLY, {
    url: network.url,
    before: (players) => hurry(players, drive(), () => players.some(free)),
  })
  // A page knows when something last happened only if it was open then.
  const { version } = players[0]!.state
  const gone = () => players.some((player) => player.state.version > version && isFree(player))
  await hurry(players, drive(), gone)
  const waited = players.find(isFree)!
  const other = players.find((player) => player !== waited)!
  const { page } = other
  await loadLanguages(page)
  network.cut()
  await expect(page.getByText(anyOf('away'))).toBeVisible()
  await look('banner-away', other, OVER)
  network.mend()
  await expect(page.getByText(anyOf('away'))).toHaveCount(0)

  await waited.page.goto('about:blank')
  const { name } = waited
  await expect(page.getByText(words('absent', { name }))).toBeVisible()
  await look('banner-absent', other, OVER)
  await page.evaluate((key) => {
    // As if the last event had been long ago.
    const memory = JSON.parse(sessionStorage.getItem(key)!) as { happenings: { at: number }[] }
    for (const happening of memory.happenings) happening.at -= 300_000
    sessionStorage.setItem(key, JSON.stringify(memory))
  }, `tischrunde.log.${table}`)
  await page.reload()
  await expect(page.getByText(words('absent-long', { name }))).toBeVisible()
  await look('banner-absent-long', other, { like: 'banner-absent' })

  await other.press(page.getByRole('button', { name: words('menu'), exact: true }))
  await other.press(page.getByRole('button', { name: words('menu-leave') }))
  await expect(page.getByText(words('stood-in')).first()).toBeVisible()
  await look('banner-stood-in', other, OVER)
}

export async function unoTable(people: People, look: Look): Promise<void> {
  const four = { ...UNO, rules: 'uno-carabiner,target=1' }
  const dimmed = ({ state }: Player) => Object.keys(state.round.blocked)[0]
  const ready = (player: Player) =>
    player.state.myTurn && dimmed(player) !== undefined && player.state.hand.length > 4
  const before = (players: Player[]) => hurry(players, playUno, () => players.some(ready))
  const names = ['Dachs', 'Igel', 'Fuchs', 'Eule']
  const { players } = await people.table(names, four, { before, shown: ready })
  const mover = players.find(ready)!
  await expect(mover.board).toHaveAttribute('data-turn', 'yes')
  await look('uno-turn', mover, TABLE)
  await mover.pressCard(mover.cardOf(dimmed(mover)!))
  await expect(mover.page.locator('.bubble')).toBeVisible()
  await look('uno-why-not', mover, { like: 'rally-why-not' })
  await hurry(players, playUno, () => players.every(({ state }) => state.over))
  await expect(mover.page.locator('dialog[open]')).toBeVisible()
  await look('uno-match-end', mover, { like: 'match-end' })
}

export async function unoQuestions(people: People, look: Look): Promise<void> {
  const sevens = { ...UNO, rules: 'uno-carabiner,seven-zero' }
  const fits = held(/^wild$/, /-7$/, /^wild-draw-four$/)
  const asked = (players: Player[], of: RegExp) =>
    players.find(({ state }) => state.myTurn && state.legal.some((move) => of.test(move)))
  const trouble = playUnoWithTrouble(() => [])
  const { table, code, players } = await people.table(['Dachs', 'Igel', 'Fuchs'], sevens, {
    fits,
    before: (players) => hurry(players, trouble, () => asked(players, /^wild=/) !== undefined),
    shown: () => false,
  })
  /** Plays on until somebody is asked, and opens the table for them. */
  const come = async (of: RegExp, choose: Choose): Promise<Player> => {
    await hurry(players, choose, () => asked(players, of) !== undefined)
    const player = asked(players, of)!
    await player.sitDown(table, code)
    return player
  }

  const wisher = await come(/^wild=/, trouble)
  await wisher.choose('wild=red')
  await wisher.press(wisher.action('lay'))
  await expect(wisher.page.locator('dialog [data-move^="wild="]').first()).toBeVisible()
  await look('uno-colour', wisher, { ...TABLE, over: true })
  await wisher.press(wisher.page.locator('dialog [data-move^="wild=blue"]'))
  await wisher.follow(table, code)

  const swapper = await come(/^swap>/, laySevens(trouble))
  await expect(swapper.page.locator('dialog [data-move^="swap>"]').first()).toBeVisible()
  await look('uno-swap', swapper, OVER)
  await swapper.press(swapper.page.locator('dialog [data-move^="swap>"]').first())
  await swapper.follow(table, code)

  const doubter = await come(/^challenge$/, trouble)
  await expect(doubter.placeOf('challenge')).toBeVisible()
  await look('uno-challenge', doubter, OVER)
  await doubter.answer('challenge')
  await expect(doubter.page.getByText(words('uno-shown-only-you'))).toBeVisible()
  await look('uno-shown', doubter, OVER)
  await hurry(players, playUno, () => doubter.state.happened('RoundEnded'))
  const over = words('round-over', { number: 1 })
  await expect(doubter.page.getByRole('heading', { name: over })).toBeVisible()
  await look('uno-round', doubter, { like: 'rally-round' })
}

export async function unoOfTen(people: People, look: Look): Promise<void> {
  const bots = Array.from({ length: 9 }, () => 'easy')
  const { players } = await people.table(['Dachs'], { ...UNO, bots })
  const [badger] = players as [Player]
  await badger.state.until(() => badger.state.myTurn, 'the turn', 120_000)
  await expect(badger.board).toBeVisible()
  await look('uno-ten', badger, TABLE)
}
