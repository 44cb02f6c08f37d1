/** Somebody who comes with a browser, sees what its page shows, and presses it. */
import { writeFileSync } from 'node:fs'
import { PATIENCE, shot } from '../support/output'
import { words } from '../support/words'
import type { Browser } from './browser'
import {
  filesKept,
  isOnTurn,
  isSteady,
  languageShown,
  nextSought,
  shownHand,
  shownHeading,
  shownText,
  spotOf,
  versionKept,
  versionTold,
  type Sought,
} from './glance'

/** Milliseconds between two looks at the page. */
const LOOK_MS = 100
/** Milliseconds until a picture is taken. */
const SETTLE_MS = 1000
/** Milliseconds without anything new to see or to press until somebody gives up. */
const STILL_MS = 60_000 * PATIENCE
/** Python is fetched and starts, on a busy machine. */
const START_MS = 180_000 * PATIENCE
/** Python's four files, and the engine. */
const FILES = 5

export class Visitor {
  /** How often something was pressed. */
  presses = 0

  constructor(readonly browser: Browser) {}

  /** Chooses a game for two on the start page, and has it dealt on this device. */
  async deal(game: string, edition: string): Promise<void> {
    await this.press({ selector: `label[data-game="${game}"]` })
    await this.press({ selector: 'label:has(input[value="2"])' })
    await this.press({ selector: 'summary', text: await this.#word('start-more') })
    await this.press({ selector: 'details [aria-haspopup="dialog"]' })
    const maker = await this.#word(`edition-${edition}-maker`)
    await this.press({ selector: 'dialog[open] li button', text: maker })
    await this.press({ selector: 'button', text: await this.#word('start-device') })
    await this.press({
      selector: 'dialog[open] [type="submit"]',
      text: await this.#word('device-begin'),
    })
    await this.untilOnTurn()
  }

  /** Waits for one's turn: then nothing happens by itself. Answers what is asked before. */
  async untilOnTurn(): Promise<void> {
    await this.until('the own turn', async () => {
      if (await this.browser.run(isOnTurn)) return true
      const asked = await this.browser.run(shownHeading)
      if (asked && (await this.#atTable())) await this.#pressNext()
      return false
    })
  }

  /** Plays at least this number of versions of the table, until one's turn has been told. */
  async play(versions: number): Promise<void> {
    const end = (await this.version()) + versions
    await this.#play(`version ${end}`, async () => {
      if (!(await this.browser.run(isOnTurn))) return false
      const kept = await this.version()
      return kept >= end && kept === (await this.browser.run(versionTold))
    })
  }

  /** Plays until the result of a round is shown. */
  async playRound(number: number): Promise<void> {
    const heading = await this.#word('round-over', { number })
    await this.#play('the end of the round', async () => {
      return (await this.browser.run(shownHeading)) === heading
    })
  }

  /** Closes the result of a round, and waits for the next one. */
  async goOn(): Promise<void> {
    await this.press({ selector: 'dialog[open] button', text: await this.#word('round-on') })
    await this.untilOnTurn()
  }

  hand(): Promise<string[]> {
    return this.browser.run(shownHand)
  }

  version(): Promise<number> {
    return this.browser.run(versionKept)
  }

  /** Waits until the browser needs no network any more. */
  async untilKept(): Promise<void> {
    await this.until('what the service worker keeps', async () => {
      return (await this.browser.run(filesKept)) === FILES
    })
  }

  async press(sought: Sought): Promise<void> {
    const { selector, text = '' } = sought
    await this.until(`${selector} ${text}`, () => this.#pressed(sought), STILL_MS)
  }

  async picture(name: string): Promise<void> {
    // Cards are drawn from one file, which comes after the page.
    await new Promise((done) => setTimeout(done, SETTLE_MS))
    await this.until('a page that stands still', () => this.browser.run(isSteady), STILL_MS)
    const of = this.browser.name.split(' ')[0]!.toLowerCase()
    writeFileSync(shot('browsers', `${of}-${name}.png`), await this.browser.picture())
  }

  /** Looks again and again; gives up with what the page shows, at once if its console complains. */
  async until(what: string, fits: () => Promise<boolean>, withinMs = START_MS): Promise<void> {
    const began = Date.now()
    while (!(await fits())) {
      const waitedMs = Date.now() - began
      if (waitedMs > withinMs || this.browser.complaints.length > 0)
        throw await this.#inVain(what, waitedMs)
      await new Promise((done) => setTimeout(done, LOOK_MS))
    }
  }

  async #play(what: string, enough: () => Promise<boolean>): Promise<void> {
    let seen = ''
    while (!(await enough())) {
      const before = this.presses
      // Whatever is pressed or told begins the wait anew.
      await this.until(
        what,
        async () => {
          if (!(await enough())) await this.#pressNext()
          const text = await this.browser.run(shownText)
          const isNew = text !== seen
          seen = text
          return isNew || this.presses > before || enough()
        },
        STILL_MS,
      )
    }
  }

  async #pressNext(): Promise<void> {
    for (const sought of await this.browser.run(nextSought)) if (await this.#pressed(sought)) return
  }

  async #pressed(sought: Sought): Promise<boolean> {
    const at = await this.browser.run(spotOf, sought)
    if (!at) return false
    await this.browser.press(at)
    this.presses++
    return true
  }

  async #atTable(): Promise<boolean> {
    return (await this.browser.run(spotOf, { selector: '[data-testid="table"]' })) !== null
  }

  async #word(id: string, args = {}): Promise<string> {
    return words(id, args, await this.browser.run(languageShown))
  }

  async #inVain(what: string, waitedMs: number): Promise<Error> {
    const { name, complaints } = this.browser
    const shown = await this.browser.run(shownText)
    const told = complaints.length > 0 ? complaints.join('\n') : 'nothing'
    return new Error(
      `${name}: waited ${Math.round(waitedMs / 1000)} s in vain for ${what}.\n` +
        `The page shows: ${shown}\nIts console complains: ${told}`,
    )
  }
}
