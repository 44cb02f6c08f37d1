/** The test with its house: the server all share, browsers that are recorded. */
import { test as base, expect, type BrowserContextOptions } from '@playwright/test'
import type { View } from '../../src/net/views'
import type { NewTable, Opened } from '../../src/protocol/generated'
import type { Fits, Hands } from './deals'
import { House, OpenHouse, type Running } from './house'
import { BARE, Player } from './player'
import { PATIENCE } from './proof'
import { Proxy } from './proxy'
import { Recorder } from './recorder'

export { expect }

export interface Wishes {
  /** Whose table it is, if not of the server all share. */
  house?: House
  url?: string
  /** Other cards than the same people get without it: the server of the tests knows what it means. */
  cards?: string
  /** Which cards will do: they are dealt again until they do. */
  fits?: Fits
  /** What is played before the table is shown to anybody: nobody waits for pages then. */
  before?: (players: Player[]) => Promise<void>
  /** Who is shown the table then; others go on without, where a test looks at one page alone. */
  shown?: (player: Player) => boolean
}

export interface Seated extends Opened {
  players: Player[]
}

type Open = (
  name: string,
  url?: string,
  options?: BrowserContextOptions,
  house?: House,
) => Promise<Player>

export class People {
  #opened: { close: () => Promise<void> }[] = []

  constructor(
    readonly house: House,
    /** Somebody with a new browser, nobody knows them yet. */
    readonly stranger: Open,
  ) {}

  /** A network of their own, that can be cut; it is gone after the test. */
  async network(to = this.house, prefix = ''): Promise<Proxy> {
    const network = await Proxy.open(to.port, prefix)
    this.#opened.push(network)
    return network
  }

  /** A server of their own; it is gone after the test. */
  async ownHouse(running: Running = {}): Promise<OpenHouse> {
    const house = await OpenHouse.open(running)
    this.#opened.push(house)
    return house
  }

  async close(): Promise<void> {
    for (const each of this.#opened.reverse()) await each.close()
  }

  /** Somebody with a new browser who has said their name. */
  async guest(...[name, ...more]: Parameters<Open>): Promise<Player> {
    const player = await this.stranger(name, ...more)
    const shape = SHAPES[NAMES.indexOf(name)] ?? 'circle'
    const came = await player.context.request.post(`${player.url}/api/guests`, {
      data: { name, shape },
    })
    expect(came.ok()).toBe(true)
    return player
  }

  /** A table at which all of these sit, each at their own browser, and fitting cards are dealt. */
  async table(
    names: string[],
    table: Omit<NewTable, 'players'>,
    {
      house = this.house,
      url = house.url,
      cards = '',
      fits,
      before,
      shown = () => true,
    }: Wishes = {},
  ): Promise<Seated> {
    const players = await Promise.all(names.map((name) => this.guest(name, url, {}, house)))
    const opened = await dealt(players, table, entropyOf(cards), fits)
    if (before) {
      await Promise.all(players.map((player) => player.follow(opened.table, opened.code)))
      await before(players)
    }
    const shownTo = players.filter(shown)
    await Promise.all(shownTo.map((player) => player.sitDown(opened.table, opened.code)))
    return { ...opened, players }
  }
}

/** Much more often than any test should have to wait for its cards. */
const DEALS = 500

/** What a host adds to the shuffle to be dealt certain cards; see tests/web/cards.py. */
export function entropyOf(cards: string): string {
  return cards && `cards ${cards}`
}

async function dealt(
  players: Player[],
  table: Omit<NewTable, 'players'>,
  entropy: string,
  fits?: Fits,
): Promise<Opened> {
  await players[0]!.goto(BARE)
  for (let tries = 0; tries < DEALS; tries++) {
    const opened = await openFor(players, table, entropy)
    await deal(players[0]!, opened.table)
    if (!fits || fits(await handsAt(opened.table, players))) return opened
  }
  throw new Error('The cards never fell as they should.')
}

/** Lets the first open a table and all sit down, without the pages before the table. */
async function openFor(
  players: Player[],
  table: Omit<NewTable, 'players'>,
  entropy: string,
): Promise<Opened> {
  const count = players.length + (table.bots?.length ?? 0)
  const opened = await openedBy(players[0]!, { ...table, players: count }, entropy)
  for (const player of players.slice(1)) await sit(player, opened, '')
  return opened
}

/** A table at which its host sits and has added this to the shuffle. */
export async function openedBy(host: Player, table: NewTable, entropy: string): Promise<Opened> {
  const answer = await host.context.request.post(`${host.url}/api/tables`, { data: table })
  expect(answer.status(), await answer.text()).toBe(201)
  const opened = (await answer.json()) as Opened
  await sit(host, opened, entropy)
  return opened
}

async function sit({ context, url }: Player, opened: Opened, entropy: string): Promise<void> {
  const seats = `${url}/api/tables/${opened.table}/seats`
  const sat = await context.request.post(seats, { data: { code: opened.code, entropy } })
  expect(sat.status(), await sat.text()).toBe(201)
}

/** Lets the cards be dealt, over a line of the host's own. */
async function deal(host: Player, table: string): Promise<void> {
  await host.page.evaluate(
    ({ url, id }) =>
      new Promise<void>((dealt, failed) => {
        const socket = new WebSocket(`${url.replace(/^http/, 'ws')}/ws`)
        socket.onopen = () => socket.send(JSON.stringify({ t: 'hello' }))
        socket.onmessage = ({ data }) => {
          const frame = JSON.parse(String(data)) as { t: string }
          if (frame.t === 'welcome') {
            socket.send(JSON.stringify({ t: 'do', k: 'deal', table: id, do: 'start' }))
          } else if (frame.t === 'ack') {
            socket.close()
            dealt()
          } else failed(new Error(String(data)))
        }
      }),
    { url: host.url, id: table },
  )
}

/** What everybody is told of their own hand. */
function handsAt(table: string, players: Player[]): Promise<Hands> {
  return Promise.all(
    players.map(async ({ context, url }) => {
      const answer = await context.request.get(`${url}/api/tables/${table}`)
      return ((await answer.json()) as { view: View }).view.match!.round.hand
    }),
  )
}

export const NAMES = ['Dachs', 'Igel', 'Fuchs', 'Eule', 'Biber', 'Luchs', 'Otter', 'Marder']
const SHAPES = ['circle', 'square', 'triangle', 'diamond', 'hexagon', 'star', 'drop', 'heart']

/** Every test is tagged with the size of screen it is played at. */
const touch = { hasTouch: true, isMobile: true }
const SCREENS = {
  '@desktop': { viewport: { width: 1440, height: 900 }, hasTouch: false, isMobile: false },
  '@small': { viewport: { width: 360, height: 740 }, ...touch },
  '@tablet': { viewport: { width: 768, height: 1024 }, ...touch },
  '@phone': { viewport: { width: 390, height: 844 }, ...touch },
}

function screenOf(tags: readonly string[]) {
  const [name, ...others] = tags.filter((tag) => tag in SCREENS)
  if (!name || others.length > 0) throw new Error('A test has one size of screen as its tag.')
  return { name, ...SCREENS[name as keyof typeof SCREENS] }
}

export const test = base.extend<{ people: People; house: House }>({
  house: async ({}, use) => use(House.shared()),
  people: async (
    { browser, house, contextOptions, locale, colorScheme, deviceScaleFactor },
    use,
    info,
  ) => {
    const { name: size, ...screen } = screenOf(info.tags)
    const title = `${size.slice(1)} ${info.titlePath.join(' ')} ${info.repeatEachIndex}`
    const players: Player[] = []
    const faults: string[] = []
    const people = new People(house, async (name, url = house.url, options = {}, at = house) => {
      const context = await browser.newContext({
        ...contextOptions,
        ...screen,
        locale,
        colorScheme,
        deviceScaleFactor: deviceScaleFactor ?? 1,
        reducedMotion: 'reduce',
        ...options,
      })
      const page = await context.newPage()
      page.setDefaultTimeout(15_000 * PATIENCE)
      const player = new Player(name, context, page, url, options.hasTouch ?? screen.hasTouch)
      const recorder = new Recorder(at, `${title} ${players.length}`)
      recorder.record(page, name, (frame) => player.sight.hear(frame))
      context.on('page', (tab) => recorder.record(tab, `${name} ${context.pages().length}`))
      page.on('pageerror', (error) => faults.push(`${name}: ${error.message}`))
      players.push(player)
      return player
    })
    await use(people)
    await Promise.all(players.map(({ context }) => context.close()))
    await people.close()
    expect(faults, 'errors in the pages').toEqual([])
  },
})
