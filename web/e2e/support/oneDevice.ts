/** People who hand one device around: the table is in a worker of their page, not on a server. */
import { expect } from '@playwright/test'
import type { FromServer } from '../../src/protocol/generated'
import { PATIENCE } from './output'
import { Player } from './player'
import { words } from './words'

/** What is planned on the start page. */
interface Plan {
  game: string
  edition: string
  /** A match ends with these points. */
  target: number
  players: number
  /** The names at the device, from the first seat on; the others are bots. */
  people: string[]
}

/** How a table is dealt. */
interface Deal {
  faceUp?: boolean
  /** In notation, with the rules: the match begins there, and what is open is dealt by lot. */
  position?: string
}

interface Tapped extends Window {
  engine?: Worker
  position?: string
  heardFrame: (frame: string) => void
}

/** The device is handed on time and again: what is looked for is seen soon. */
const POLL_MS = 50

export class DevicePlayer extends Player {
  /** Follows what the engine says to the page, from the next page on. */
  static async with({ name, context, page, url, touches }: Player): Promise<DevicePlayer> {
    const player = new DevicePlayer(name, context, page, url, touches)
    await page.exposeFunction('heardFrame', (frame: string) =>
      player.state.receive(JSON.parse(frame) as FromServer),
    )
    await page.addInitScript(tapEngine)
    return player
  }

  /** Chooses what to play without the page, at a pace that makes nobody wait. */
  async plan({ game, edition, target, players, people }: Plan): Promise<void> {
    const kept = {
      game,
      editions: { [game]: edition },
      changes: { [edition]: { target } },
      players: { [game]: players },
      pace: 'programs',
      level: 'easy',
    }
    await this.page.addInitScript(
      ([start, names]) => {
        localStorage.setItem('tischrunde.start', start!)
        localStorage.setItem('tischrunde.people', names!)
      },
      [JSON.stringify(kept), JSON.stringify(people)],
    )
  }

  /** Opens the table from the start page, and waits for the cards. */
  async deal({ faceUp = false, position = '' }: Deal = {}): Promise<void> {
    const { page, state } = this
    await page.addInitScript((it) => ((window as unknown as Tapped).position = it), position)
    await this.goto('/')
    await this.press(page.getByRole('button', { name: words('start-device') }))
    if (faceUp) await this.press(page.getByRole('switch', { name: words('device-face-up') }))
    await this.press(page.getByRole('button', { name: words('device-begin'), exact: true }))
    await state.until(() => state.known && state.view.state === 'playing', 'the deal')
  }

  /** The curtain between two people. */
  get curtain() {
    return this.page.locator('[data-curtain]')
  }

  /** Takes the device at the curtain, as the one who is called there. */
  async takeDevice(): Promise<void> {
    const { snaps } = this.state
    const called = await this.curtain.getByRole('heading', { level: 1 }).innerText()
    await this.press(this.curtain.getByRole('button'))
    await this.state.until(() => this.state.snaps > snaps && this.view.seat !== null, 'a seat')
    expect(called).toContain(this.view.chairs[this.view.seat!]!.name)
    await expect(this.board).toBeVisible()
  }

  protected override async sendFrame(frame: object): Promise<void> {
    await this.page.evaluate((frame) => {
      const { engine } = window as unknown as Tapped
      engine!.postMessage({ table: (frame as { table: string }).table, frame })
    }, frame)
  }

  /** Lets the engine die as if the system had stopped it. */
  async killEngine(): Promise<void> {
    await this.page.evaluate(() => {
      const { engine } = window as unknown as Tapped
      engine!.terminate()
      engine!.dispatchEvent(new ErrorEvent('error'))
    })
  }

  /** Waits until somebody at the device is asked, or the match is over. */
  async untilAsked(): Promise<void> {
    await expect(async () => {
      const shown = (await this.curtain.count()) > 0 || this.state.myTurn
      expect(shown || this.state.over || this.state.reading).toBe(true)
    }).toPass({ timeout: 90_000 * PATIENCE, intervals: [POLL_MS] })
  }
}

interface Asked {
  ask?: string
  given: { wanted: { position?: string } }
}

function tapEngine(): void {
  const tapped = window as unknown as Tapped
  const Plain = Worker
  globalThis.Worker = class extends Plain {
    constructor(address: string | URL, options?: WorkerOptions) {
      super(address, options)
      tapped.engine = this
      this.addEventListener('message', ({ data }: MessageEvent<{ frame?: object }>) => {
        if (data.frame) tapped.heardFrame(JSON.stringify(data.frame))
      })
    }

    override postMessage(message: Asked): void {
      if (message.ask === 'open' && tapped.position) message.given.wanted.position = tapped.position
      super.postMessage(message)
    }
  }
}
