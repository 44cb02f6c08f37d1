/** A player with a browser of their own: sees a table, presses cards and places. */
import { expect, type BrowserContext, type Locator, type Page } from '@playwright/test'
import type { View } from '../../src/net/views'
import { PATIENCE } from './output'
import { TableState } from './tableState'
import { words } from './words'

/** A page of the server that loads quickly. */
export const BARE = '/icon.svg'

/** What can be pressed now. */
const READY = ':visible:not([disabled], [aria-disabled="true"])'

/** Chooses a move among those the page was sent; null waits for others. */
export type Choose = (state: TableState) => string | null

class Refused extends Error {
  constructor(
    move: string,
    code: string,
    /** Milliseconds until it may be tried again. */
    readonly retryMs: number | null,
  ) {
    super(`${move} was refused: ${code}`)
  }
}

export class Player {
  readonly state = new TableState()
  /** Presses the places on the table that light up, not the buttons below. */
  aims = false
  /** What to wait for before each move. */
  ready = (): Promise<void> => Promise.resolve()

  constructor(
    readonly name: string,
    readonly context: BrowserContext,
    readonly page: Page,
    readonly url: string,
    readonly touches: boolean,
  ) {}

  get view(): View {
    return this.state.view
  }

  get board(): Locator {
    return this.page.getByTestId('table')
  }

  async goto(path: string): Promise<void> {
    await this.page.goto(this.url + path)
  }

  /** Opens the page of a table and waits until it has been sent. */
  async sitDown(table: string, code = ''): Promise<void> {
    const { snaps } = this.state
    await this.goto(`/t/${table}#${code}`)
    await this.state.until(() => this.state.snaps > snaps, 'the table')
  }

  async press(place: Locator, options = {}): Promise<void> {
    if (this.touches) await place.tap(options)
    else await place.click(options)
  }

  /** Presses the answer to a question, on the sheet that asks: it may open a moment later. */
  async answer(move: string): Promise<void> {
    await this.press(this.page.locator(`dialog[open] [data-move="${move}"]${READY}`))
  }

  cardOf(card: string): Locator {
    return this.page.locator(`[data-card="${card}"]`).first()
  }

  placeOf(move: string): Locator {
    const places = this.page.locator(`[data-move="${move}"]${READY}`)
    return this.aims ? places.first() : places.last()
  }

  action(id: string): Locator {
    return this.page.locator(`[data-action="${id}"]${READY}`)
  }

  /** Plays a move as people do: the card, then where it goes. */
  async play(move: string): Promise<void> {
    await this.ready()
    await this.#send(move, () => this.pressMove(move, this.view.game))
  }

  /** Presses what plays a move: the card, then where it goes. */
  async pressMove(move: string, game: string): Promise<void> {
    if (game === 'uno') {
      await this.choose(move)
      await this.#layUno(move)
    } else await this.lay(move, () => this.choose(move))
  }

  /** Chooses a card and presses where it goes; again if a dialog opens meanwhile. */
  async lay(move: string, choose: () => Promise<void>): Promise<void> {
    await expect(async () => {
      await choose()
      await this.press(this.placeOf(move), { timeout: 5000 * PATIENCE })
    }).toPass({ timeout: 120_000 * PATIENCE })
  }

  /** Does something and waits for the server's answer; throws if it is a refusal. */
  async #send(move: string, how: () => Promise<void>): Promise<void> {
    const [answers, refusals] = [this.state.answers, this.state.refusals.length]
    await how()
    await this.state.until(() => this.state.answers > answers, `an answer to ${move}`)
    const refusal = this.state.refusals[refusals]
    if (refusal) throw new Refused(move, refusal.code, refusal.retry ?? null)
  }

  /** Follows a table over a socket of its own, on a page that does not show it. */
  async follow(table: string, code: string): Promise<void> {
    const { snaps } = this.state
    await this.goto(BARE)
    await this.sendFrame({ t: 'sub', table, code })
    await this.state.until(() => this.state.snaps > snaps, 'the table')
  }

  /** Plays a move over a socket of its own, without the page: to reach soon what a test is about. */
  async hurry(move: string): Promise<void> {
    await this.ready()
    const k = Math.random().toString(36).slice(2)
    const frame = { t: 'play', k, table: this.view.id, base: this.state.version, move }
    await this.#send(move, () => this.sendFrame(frame))
  }

  /** Sends a frame without the page, over a socket of its own. */
  protected async sendFrame(frame: object): Promise<void> {
    await this.page.evaluate(
      async ({ url, frame }) => {
        const page = window as unknown as { quick?: Promise<WebSocket> }
        page.quick ??= new Promise((ready) => {
          const socket = new WebSocket(`${url.replace(/^http/, 'ws')}/ws`)
          socket.onopen = () => socket.send(JSON.stringify({ t: 'hello' }))
          socket.onmessage = () => ready(socket)
        })
        ;(await page.quick).send(JSON.stringify(frame))
      },
      { url: this.url, frame },
    )
  }

  /** Closes what holds further moves back: a result, open or about to open, or a shown hand. */
  async catchUp(): Promise<void> {
    const held = this.page.locator('[data-held]')
    const open = this.page.locator('dialog[open]')
    const close = open.getByRole('button', { name: words('close'), exact: true })
    await expect(async () => {
      if ((await held.count()) > 0 && (await close.count()) > 0)
        await this.press(close.first(), { timeout: 3000 * PATIENCE }).catch(() => 0)
      expect(await held.count()).toBe(0)
    }).toPass({ timeout: 90_000 * PATIENCE })
  }

  /** Chooses the card of a move, so that it shows where it can go. */
  async choose(move: string): Promise<void> {
    await this.catchUp()
    // Questions have a dialog of their own, open or about to open.
    if (/^(coup|extend|finish|challenge|accept|name=|swap>)/.test(move)) return
    await this.closeDialog()
    const card = cardIn(move)
    if (card === null) return
    await this.chooseCard(card)
  }

  /** Presses a card until it is chosen: it may move before it is hit. */
  async chooseCard(card: string): Promise<void> {
    const chosen = this.page.locator(`[data-card="${card}"][aria-pressed="true"]`)
    await expect(async () => {
      if ((await chosen.count()) === 0) await this.pressCard(this.cardOf(card))
      await expect(chosen).not.toHaveCount(0, { timeout: 2000 * PATIENCE })
    }).toPass({ timeout: 90_000 * PATIENCE })
  }

  /** Presses a card where nothing covers it; closes a dialog that may just have opened. */
  async pressCard(card: Locator): Promise<void> {
    await card.scrollIntoViewIfNeeded()
    let position = await freeSpot(card)
    if (!position) {
      await this.closeDialog()
      position = await freeSpot(card)
    }
    if (!position) throw new Error('A card that cannot be pressed anywhere.')
    await this.press(card, { position })
  }

  /** Presses the call, if any, before the card, and chooses the colour of a wild. */
  async #layUno(move: string): Promise<void> {
    if (move === 'uno') return this.press(this.action('uno'))
    const card = cardIn(move)
    if (card === null) return this.press(this.placeOf(move))
    if (move.endsWith('!')) await this.press(this.action('uno'))
    await this.press(this.action('lay'))
    const colour = /=([a-z]+)/.exec(move)?.[1]
    if (colour) await this.press(this.page.locator(`dialog [data-move^="${card}=${colour}"]`))
  }

  /** Plays whenever the strategy has a move, until `enough`. */
  async playOn(choose: Choose, enough: () => boolean, hurry = false): Promise<void> {
    while (!enough()) {
      const received = TableState.received
      const move = choose(this.state)
      if (this.state.reading) await this.#resume(hurry)
      else if (move !== null) await this.#try(move, hurry)
      else
        await this.state.until(() => TableState.received > received, 'something to happen', 60_000)
    }
  }

  /** Lets the next round begin: by closing the result, or over the socket. */
  async #resume(hurry: boolean): Promise<void> {
    const k = Math.random().toString(36).slice(2)
    const frame = { t: 'do', k, table: this.view.id, do: 'resume' }
    await (hurry ? this.sendFrame(frame) : this.#closeResult())
    await this.state.until(() => !this.state.reading, 'the next round')
  }

  /** Closes the result of a round, which may open only when all cards have flown. */
  async #closeResult(): Promise<void> {
    const result = this.page.locator('dialog[open]')
    const close = result.getByRole('button', { name: words('close'), exact: true })
    await expect(async () => {
      if (this.state.reading) await this.press(close.first(), { timeout: 3000 * PATIENCE })
    }).toPass({ timeout: 90_000 * PATIENCE })
  }

  /** Closes every dialog over the table, also those that open meanwhile: a result, an attack, a question. */
  async closeDialog(): Promise<void> {
    const open = this.page.locator('dialog[open]')
    const close = open.getByRole('button', { name: words('close'), exact: true })
    const other = /^(Trumpf behalten|Weiter|Erst den Tisch ansehen)$/
    const later = open.getByRole('button', { name: other })
    await expect(async () => {
      const way = close.or(later)
      if ((await way.count()) > 0)
        await this.press(way.first(), { timeout: 3000 * PATIENCE }).catch(() => 0)
      else if ((await open.count()) > 0) await this.page.keyboard.press('Escape')
      expect(await open.count()).toBe(0)
    }).toPass({ timeout: 90_000 * PATIENCE })
  }

  /** Tries a move; it may fail because somebody was quicker, or be refused as too early. */
  async #try(move: string, hurry: boolean): Promise<void> {
    const version = this.state.version
    try {
      await (hurry ? this.hurry(move) : this.play(move))
    } catch (error) {
      if (error instanceof Refused && error.retryMs !== null)
        await this.page.waitForTimeout(error.retryMs)
      else if (this.state.version === version) throw error
    }
  }
}

/** All play without their pages until `enough`. */
export async function hurry(
  players: Player[],
  choose: Choose,
  enough: () => boolean,
): Promise<void> {
  // One page may learn of a move before another: all stop at the same time, then it is checked again.
  do {
    let stopped = false
    const stop = () => (stopped ||= enough())
    await Promise.all(players.map((player) => player.playOn(choose, stop, true)))
  } while (!enough())
}

/** A place on a card that is not under its neighbour. */
function freeSpot(card: Locator): Promise<{ x: number; y: number } | null> {
  return card.evaluate((element) => {
    const { left, top, width, height } = element.getBoundingClientRect()
    for (let y = height * 0.3; y < height; y += 8) {
      for (let x = 6; x < width; x += 6) {
        if (element.contains(document.elementFromPoint(left + x, top + y))) return { x: x + 3, y }
      }
    }
    return null
  })
}

/** The card a move is played with, as the hand names it. */
export function cardIn(move: string): string | null {
  const bare = /^-?([a-z0-9-]+?)(>[A-C]|=[a-z]+)?!?$/.exec(move)?.[1] ?? ''
  if (/^\d+$/.test(bare)) return `km-${bare}`
  return WORDS.has(bare) || /^(catch|swap)>|^name=/.test(move) ? null : bare
}

const WORDS = new Set('coup stand extend finish draw keep uno challenge accept'.split(' '))
