/** The fixtures of all tests: the shared server, and browsers whose frames are recorded. */
import { test as base, expect, type BrowserContextOptions } from '@playwright/test'
import type { View } from '../../src/net/views'
import type { NewTable, Opened } from '../../src/protocol/generated'
import type { Fits, Hands } from './deals'
import { EngineImage } from './engineImage'
import { Server, StartedServer, type ServerOptions } from './server'
import { BARE, Player } from './player'
import { PATIENCE } from './output'
import { Proxy } from './proxy'
import { Recorder } from './recorder'

export { expect }

export interface TableOptions {
  /** The server of the table, if not the shared one. */
  server?: Server
  url?: string
  /** Chooses other cards than these players are dealt by default; see `entropyOf`. */
  cards?: string
  /** Which hands will do: cards are dealt again until they do. */
  fits?: Fits
  /** What to play before anybody opens the table: pages would take time. */
  before?: (players: Player[]) => Promise<void>
  /** Who opens the table then; others need no page where a test is about one alone. */
  shown?: (player: Player) => boolean
  /** How their browsers differ from those of other tests. */
  options?: BrowserContextOptions
}

export interface Seated extends Opened {
  players: Player[]
}

type Open = (
  name: string,
  url?: string,
  options?: BrowserContextOptions,
  server?: Server,
) => Promise<Player>

export class People {
  #opened: { close: () => Promise<void> }[] = []

  constructor(
    readonly server: Server,
    /** Opens a new browser, which the server does not know yet. */
    readonly stranger: Open,
    readonly engine: () => Promise<EngineImage>,
  ) {}

  /**
   * Opens a browser in which the engine has started before, from the same files: for tests in which
   * nobody comes for the first time.
   */
  async regular(...how: Parameters<Open>): Promise<Player> {
    const [engine, player] = await Promise.all([this.engine(), this.stranger(...how)])
    await engine.putInto(player)
    return player
  }

  /** A proxy of their own, whose connections can be cut; closed after the test. */
  async network(to = this.server, prefix = ''): Promise<Proxy> {
    const network = await Proxy.open(to.port, prefix)
    this.#opened.push(network)
    return network
  }

  /** A server of their own; stopped after the test. */
  async ownServer(running: ServerOptions = {}): Promise<StartedServer> {
    const server = await StartedServer.start(running)
    this.#opened.push(server)
    return server
  }

  async close(): Promise<void> {
    for (const each of this.#opened.reverse()) await each.close()
  }

  /** A player with a new browser who has given their name. */
  async guest(...[name, ...more]: Parameters<Open>): Promise<Player> {
    const player = await this.stranger(name, ...more)
    const shape = SHAPES[NAMES.indexOf(name)] ?? 'circle'
    const came = await player.context.request.post(`${player.url}/api/guests`, {
      data: { name, shape },
    })
    expect(came.ok()).toBe(true)
    return player
  }

  /** A table at which all of these sit, each in their own browser, with fitting cards dealt. */
  async table(
    names: string[],
    table: Omit<NewTable, 'players'>,
    {
      server = this.server,
      url = server.url,
      cards = '',
      fits,
      before,
      shown = () => true,
      options = {},
    }: TableOptions = {},
  ): Promise<Seated> {
    const players = await Promise.all(names.map((name) => this.guest(name, url, options, server)))
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

/** Maximum number of deals, far more than any test needs for its cards. */
const MAX_DEALS = 500

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
  for (let tries = 0; tries < MAX_DEALS; tries++) {
    const opened = await openFor(players, table, entropy)
    await deal(players[0]!, opened.table)
    if (!fits || fits(await handsAt(opened.table, players))) return opened
  }
  throw new Error('The cards never fell as they should.')
}

/** Lets the first open a table and all sit down, by requests and not by pages. */
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

/** A new table at which its host sits and has added this to the shuffle. */
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

/** Lets the cards be dealt, over a socket of the host's own. */
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

/** Everybody's hand, each asked for by its player. */
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

const touch = { hasTouch: true, isMobile: true }
/** By tag: every test is tagged with the size of its screen. */
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

/** Lets a page draw the same in every run: from the name it proposes follow the cards. */
function drawAlike(seed: number): void {
  let drawn = seed
  Math.random = () => (drawn = (drawn * 16_807) % 2_147_483_647) / 2_147_483_647
}

export const test = base.extend<{ people: People; server: Server }>({
  server: async ({}, use) => use(Server.shared()),
  people: async (
    { browser, server, contextOptions, locale, colorScheme, deviceScaleFactor },
    use,
    info,
  ) => {
    const { name: size, ...screen } = screenOf(info.tags)
    const title = `${size.slice(1)} ${info.titlePath.join(' ')} ${info.repeatEachIndex} ${info.retry}`
    const players: Player[] = []
    const faults: string[] = []
    const open: Open = async (name, url = server.url, options = {}, at = server) => {
      const context = await browser.newContext({
        ...contextOptions,
        ...screen,
        locale,
        colorScheme,
        deviceScaleFactor: deviceScaleFactor ?? 1,
        reducedMotion: 'reduce',
        ...options,
      })
      await context.addInitScript(drawAlike, name.length)
      const page = await context.newPage()
      page.setDefaultTimeout(60_000 * PATIENCE)
      const player = new Player(name, context, page, url, options.hasTouch ?? screen.hasTouch)
      const recorder = new Recorder(at, `${title} ${players.length}`)
      recorder.record(page, name, (frame) => player.state.receive(frame))
      context.on('page', (tab) => recorder.record(tab, `${name} ${context.pages().length}`))
      // Of some errors, as those of IndexedDB, the stack is empty.
      page.on('pageerror', ({ name: kind, message, stack }) =>
        faults.push(`${name}: ${kind}: ${message} ${stack}`),
      )
      players.push(player)
      return player
    }
    const people = new People(server, open, () => EngineImage.of(browser, server.url))
    await use(people)
    await Promise.all(players.map(({ context }) => context.close()))
    await people.close()
    expect(faults, 'errors in the pages').toEqual([])
  },
})
