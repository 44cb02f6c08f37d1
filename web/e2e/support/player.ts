/** Somebody with a browser of their own: sees a table, presses cards and places with a finger. */
import { expect, type BrowserContext, type Locator, type Page } from '@playwright/test'
import type { View } from '../../src/net/views'
import { PATIENCE } from './proof'
import { Sight } from './sight'
import { words } from './words'

/** A page of the server with nothing on it that would take time. */
export const BARE = '/icon.svg'

/** What can be pressed now. */
const READY = ':visible:not([disabled], [aria-disabled="true"])'

/** Chooses a move among those the page was sent; null waits for others. */
export type Choose = (sight: Sight) => string | null

class Refused extends Error {
  constructor(
    move: string,
    code: string,
    /** After so many milliseconds it may be tried again. */
    readonly retry: number | null,
  ) {
    super(`${move} was refused: ${code}`)
  }
}

export class Player {
  readonly sight = new Sight()
  /** Presses the places on the table that light up, not the buttons below. */
  aims = false
  /** What somebody waits for before each move. */
  ready = (): Promise<void> => Promise.resolve()

  constructor(
    readonly name: string,
    readonly context: BrowserContext,
    readonly page: Page,
    readonly url: string,
    readonly touches: boolean,
  ) {}

  get view(): View {
    return this.sight.view
  }

  get board(): Locator {
    return this.page.getByTestId('table')
  }

  async goto(path: string): Promise<void> {
    await this.page.goto(this.url + path)
  }

  /** Comes to a table and waits until it is shown. */
  async sitDown(table: string, code = ''): Promise<void> {
    const { looks } = this.sight
    await this.goto(`/t/${table}#${code}`)
    await this.sight.until(() => this.sight.looks > looks, 'the table')
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
    await this.#send(move, async () => {
      if (this.view.game === 'uno') {
        await this.choose(move)
        await this.#layUno(move)
      } else await this.lay(move, () => this.choose(move))
    })
  }

  /** Chooses a card and presses where it goes; again, if meanwhile something opens over it. */
  async lay(move: string, choose: () => Promise<void>): Promise<void> {
    await expect(async () => {
      await choose()
      await this.press(this.placeOf(move), { timeout: 5000 * PATIENCE })
    }).toPass({ timeout: 40_000 * PATIENCE })
  }

  /** Waits for the answer to what is done, which must not be a no. */
  async #send(move: string, how: () => Promise<void>): Promise<void> {
    const [answers, refusals] = [this.sight.answers, this.sight.refusals.length]
    await how()
    await this.sight.until(() => this.sight.answers > answers, `an answer to ${move}`)
    const refusal = this.sight.refusals[refusals]
    if (refusal) throw new Refused(move, refusal.code, refusal.retry ?? null)
  }

  /** Sees a table over a line of its own, on a page that shows none. */
  async follow(table: string, code: string): Promise<void> {
    const { looks } = this.sight
    await this.goto(BARE)
    await this.#lineTo({ t: 'sub', table, code })
    await this.sight.until(() => this.sight.looks > looks, 'the table')
  }

  /** Plays a move past the page, over a line of its own: to come soon to what is to be seen. */
  async hurry(move: string): Promise<void> {
    await this.ready()
    const k = Math.random().toString(36).slice(2)
    const frame = { t: 'play', k, table: this.view.id, base: this.sight.version, move }
    await this.#send(move, () => this.#lineTo(frame))
  }

  async #lineTo(frame: object): Promise<void> {
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

  /** Reads what holds back the rest: a result that has come or will in a moment, a shown hand. */
  async catchUp(): Promise<void> {
    const held = this.page.locator('[data-held]')
    const open = this.page.locator('dialog[open]')
    const close = open.getByRole('button', { name: words('close'), exact: true })
    await expect(async () => {
      if ((await held.count()) > 0 && (await close.count()) > 0)
        await this.press(close.first(), { timeout: 3000 * PATIENCE }).catch(() => 0)
      expect(await held.count()).toBe(0)
    }).toPass({ timeout: 20_000 * PATIENCE })
  }

  /** Chooses the card of a move, so that it shows where it can go. */
  async choose(move: string): Promise<void> {
    await this.catchUp()
    // What is asked has a sheet of its own, now or in a moment.
    if (/^(coup|extend|finish|challenge|accept|name=|swap>)/.test(move)) return
    await this.closeDialog()
    const card = cardIn(move)
    if (card === null) return
    await this.chooseCard(card)
  }

  /** Presses a card until it is the chosen one: where it lies can change while a finger comes. */
  async chooseCard(card: string): Promise<void> {
    const chosen = this.page.locator(`[data-card="${card}"][aria-pressed="true"]`)
    await expect(async () => {
      if ((await chosen.count()) === 0) await this.pressCard(this.cardOf(card))
      await expect(chosen).not.toHaveCount(0, { timeout: 2000 * PATIENCE })
    }).toPass({ timeout: 30_000 * PATIENCE })
  }

  /** Presses a card where nothing lies over it; what is shown to one alone may just have opened. */
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

  /** A call is made ready before the card is laid; of a wild the colour is asked. */
  async #layUno(move: string): Promise<void> {
    if (move === 'uno') return this.press(this.action('uno'))
    const card = cardIn(move)
    if (card === null) return this.press(this.placeOf(move))
    if (move.endsWith('!')) await this.press(this.action('uno'))
    await this.press(this.action('lay'))
    const colour = /=([a-z]+)/.exec(move)?.[1]
    if (colour) await this.press(this.page.locator(`dialog [data-move^="${card}=${colour}"]`))
  }

  /** Plays whenever the strategy says so, until somebody says that it is enough. */
  async playOn(choose: Choose, enough: () => boolean, hurry = false): Promise<void> {
    while (!enough()) {
      const heard = Sight.heard
      const move = choose(this.sight)
      if (move !== null) await this.#try(move, hurry)
      else await this.sight.until(() => Sight.heard > heard, 'something to happen', 60_000)
    }
  }

  /** Closes whatever lies over the table, or comes meanwhile: a result, an attack, a question. */
  async closeDialog(): Promise<void> {
    const open = this.page.locator('dialog[open]')
    const close = open.getByRole('button', { name: words('close'), exact: true })
    const other = /^(Nicht jetzt|Weiter|Erst den Tisch ansehen)$/
    const later = open.getByRole('button', { name: other })
    await expect(async () => {
      const way = close.or(later)
      if ((await way.count()) > 0)
        await this.press(way.first(), { timeout: 3000 * PATIENCE }).catch(() => 0)
      else if ((await open.count()) > 0) await this.page.keyboard.press('Escape')
      expect(await open.count()).toBe(0)
    }).toPass({ timeout: 20_000 * PATIENCE })
  }

  /** Somebody may be quicker: then what was chosen is no longer there. Or one is too quick. */
  async #try(move: string, hurry: boolean): Promise<void> {
    const version = this.sight.version
    try {
      await (hurry ? this.hurry(move) : this.play(move))
    } catch (error) {
      if (error instanceof Refused && error.retry !== null)
        await this.page.waitForTimeout(error.retry)
      else if (this.sight.version === version) throw error
    }
  }
}

/** All play in a hurry until there is what is to be seen. */
export async function hurry(
  players: Player[],
  choose: Choose,
  enough: () => boolean,
): Promise<void> {
  // One page may know of a move before another: all stop at the same moment, and look again.
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
