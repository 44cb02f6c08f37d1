/** The test with its house: one server a worker, browsers that are recorded. */
import { test as base, expect, type BrowserContextOptions } from '@playwright/test'
import type { View } from '../../src/net/views'
import type { NewTable, Opened } from '../../src/protocol/generated'
import type { Fits, Hands } from './deals'
import { House } from './house'
import { Player } from './player'
import { PATIENCE } from './proof'
import { Proxy } from './proxy'
import { Recorder } from './recorder'

export { expect }

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
  async ownHouse(...flags: string[]): Promise<House> {
    const house = await House.open(...flags)
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
    { url, fits = () => true }: { url?: string; fits?: Fits } = {},
  ): Promise<Seated> {
    const players = await Promise.all(names.map((name) => this.guest(name, url)))
    await players[0]!.goto('/settings')
    for (let tries = 0; tries < DEALS; tries++) {
      const opened = await openFor(players, table)
      await deal(players[0]!, opened.table)
      if (!fits(await handsAt(opened.table, players))) continue
      await Promise.all(players.map((player) => player.sitDown(opened.table, opened.code)))
      return { ...opened, players }
    }
    throw new Error('The cards never fell as they should.')
  }
}

/** Much more often than any test should have to wait for its cards. */
const DEALS = 500

/** Lets the first open a table and the others sit down, without the pages before the table. */
async function openFor(players: Player[], table: Omit<NewTable, 'players'>): Promise<Opened> {
  const [host, ...others] = players as [Player, ...Player[]]
  const count = players.length + (table.bots?.length ?? 0)
  const answer = await host.context.request.post(`${host.url}/api/tables`, {
    data: { ...table, players: count },
  })
  expect(answer.status(), await answer.text()).toBe(201)
  const opened = (await answer.json()) as Opened
  for (const { context, url } of others) {
    const seats = `${url}/api/tables/${opened.table}/seats`
    const sat = await context.request.post(seats, { data: { code: opened.code } })
    expect(sat.status()).toBe(201)
  }
  return opened
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

export const test = base.extend<{ people: People }, { house: House }>({
  house: [
    async ({}, use) => {
      const house = await House.open()
      await use(house)
      await house.close()
    },
    { scope: 'worker' },
  ],
  people: async (
    {
      browser,
      house,
      contextOptions,
      hasTouch,
      isMobile,
      viewport,
      locale,
      colorScheme,
      deviceScaleFactor,
    },
    use,
    info,
  ) => {
    const title = `${info.project.name} ${info.titlePath.join(' ')}`
    const players: Player[] = []
    const faults: string[] = []
    const people = new People(house, async (name, url = house.url, options = {}, at = house) => {
      const context = await browser.newContext({
        ...contextOptions,
        hasTouch,
        isMobile,
        viewport,
        locale,
        colorScheme,
        deviceScaleFactor: deviceScaleFactor ?? 1,
        reducedMotion: 'reduce',
        ...options,
      })
      const page = await context.newPage()
      page.setDefaultTimeout(15_000 * PATIENCE)
      const player = new Player(name, context, page, url, options.hasTouch ?? hasTouch)
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
