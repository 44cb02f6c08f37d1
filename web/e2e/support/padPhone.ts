/** A phone on which somebody writes on a score pad that others have on theirs. */
import { expect, type Locator, type Page } from '@playwright/test'
import type { PadEvent, PadNews } from '../../src/protocol/generated'
import { PATIENCE } from './output'
import type { Player } from './player'
import { LAN_HOST } from './server'
import type { People } from './test'
import { words } from './words'

/** The engine is fetched and starts, on a busy machine. */
const START = { timeout: 150_000 * PATIENCE }
/** What one has written has gone to another, whatever was in between. */
const SOON = { timeout: 60_000 * PATIENCE }
const EDITION = 'uno-carabiner'

export class PadPhone {
  /** The ids of all events that were ever seen here. */
  readonly seen = new Set<string>()

  constructor(
    readonly player: Player,
    /** Who writes here; one of those who play. */
    readonly writer: string,
    readonly names: readonly string[],
  ) {}

  get page(): Page {
    return this.player.page
  }

  get status(): Locator {
    return this.page.locator('main > p[role=status]')
  }

  get quarrels(): Locator {
    return this.page.locator('main section[role=alert]')
  }

  get pad(): string {
    return new URL(this.page.url()).pathname.split('/').at(-1)!
  }

  button(name: string, within: Page | Locator = this.page): Locator {
    return within.getByRole('button', { name, exact: true })
  }

  press(name: string, within: Page | Locator = this.page): Promise<void> {
    return this.player.press(this.button(name, within))
  }

  /** Opens a pad for UNO and these people. */
  async begin(): Promise<void> {
    const { page, names } = this
    await this.player.goto('/')
    await this.player.press(page.getByRole('button', { name: words('start-pad') }))
    const box = ['name', 'maker'].map((part) => words(`edition-${EDITION}-${part}`))
    await this.player.press(
      page.locator('label', { has: page.getByRole('radio', { name: box.join(' ') }) }),
    )
    for (const [seat, name] of names.entries()) {
      const field = page.getByRole('textbox', { name: words('pad-name', { number: seat + 1 }) })
      if ((await field.count()) === 0) await this.press(words('pad-add'))
      await field.fill(name)
    }
    await this.press(words('pad-begin'))
    await this.opened()
  }

  /** Shares it from its menu; returns the link that is shown, and leaves the sheet open. */
  async share(): Promise<string> {
    await this.press(words('pad-more'))
    await this.press(words('pad-share-all'))
    const link = this.page.getByText(/\/pad\/\w+#/)
    await expect(link).toBeVisible()
    return link.innerText()
  }

  async arrive(link: string): Promise<void> {
    await this.page.goto(link)
    await this.opened()
    await this.together()
  }

  async opened(): Promise<void> {
    await expect(this.page.locator('table').first()).toBeVisible(START)
  }

  async together(): Promise<void> {
    await expect(this.status).toHaveText(words('pad-shared-together'), START)
  }

  async away(waiting: number): Promise<void> {
    const said = waiting
      ? words('pad-shared-waiting', { count: waiting })
      : words('pad-shared-away')
    await expect(this.status).toHaveText(said, SOON)
  }

  /** The cell of somebody's hand in the round that is shown. */
  hand(name: string): Locator {
    const cell = `${name}, ${words('pad-hand')}: `
    return this.page.getByRole('button', { name: cell })
  }

  /** Says who writes here, if that is asked. */
  async answers(): Promise<void> {
    const asked = this.page.getByRole('dialog', { name: words('pad-writer-ask') })
    await this.press(this.writer, asked)
    await expect(asked).toHaveCount(0)
  }

  /** Types what somebody has left in their hand, and sees it; the first time it is asked who does so. */
  async type(name: string, points: number, first = false): Promise<void> {
    await this.writes(name, points, first)
    await this.shows(name, points)
  }

  /** The same, where others may write in the same place meanwhile. */
  async writes(name: string, points: number, first: boolean): Promise<void> {
    const { page, player } = this
    await this.closePanel()
    await player.press(this.hand(name))
    const panel = page.locator('section.panel')
    await expect(panel).toContainText(name)
    await this.press(words('pad-clear'), panel)
    for (const digit of String(points)) await player.press(panel.locator(`[data-digit="${digit}"]`))
    await this.press(words('pad-take'), panel)
    if (first) await this.answers()
    const of = this.names.indexOf(name)
    const isThere = ({ place, value }: PadEvent) =>
      place.field === 'points' && place.of === of && value === String(points)
    await expect.poll(async () => (await this.events()).some(isThere), SOON).toBe(true)
    await this.closePanel()
  }

  /** The last entry of a round, one's own or another's, closes it as well. */
  async closePanel(): Promise<void> {
    const panel = this.page.locator('section.panel')
    const close = this.button(words('close'), panel)
    await expect(async () => {
      if (await close.isVisible()) await this.player.press(close, { timeout: 3000 * PATIENCE })
      expect(await panel.count()).toBe(0)
    }).toPass(SOON)
  }

  async shows(name: string, points: number): Promise<void> {
    await expect(this.hand(name)).toHaveText(String(points), SOON)
  }

  /** Decides the first quarrel for what is told first. */
  async decideFirst(first = false): Promise<void> {
    const before = await this.events()
    await this.player.press(this.quarrels.first().getByRole('button').first())
    if (first) await this.answers()
    await expect.poll(async () => (await this.events()).length, SOON).toBeGreaterThan(before.length)
  }

  /** Has no network; what is on the phone goes on. */
  async offline(): Promise<void> {
    await this.player.context.setOffline(true)
  }

  async online(): Promise<void> {
    await this.player.context.setOffline(false)
  }

  /** Loads the page again; where there is no network, the files come from the device. */
  async reload(online: boolean): Promise<void> {
    const { context } = this.player
    if (!online) {
      await context.route('**/api/**', (route) => route.abort())
      await context.setOffline(false)
    }
    await this.page.reload()
    await this.opened()
    if (online) return
    await context.setOffline(true)
    await context.unroute('**/api/**')
  }

  /** All that this phone has of the pad. */
  async events(): Promise<PadEvent[]> {
    const events = await this.page.evaluate(
      (pad) =>
        new Promise<unknown[]>((read, failed) => {
          const opening = indexedDB.open('tischrunde')
          opening.onerror = () => failed(opening.error!)
          opening.onsuccess = () => {
            const all = opening.result.transaction('events').objectStore('events').getAll()
            all.onsuccess = () => {
              opening.result.close()
              read(all.result.filter((event: { pad: string }) => event.pad === pad))
            }
          }
        }),
      this.pad,
    )
    return events as PadEvent[]
  }

  async look(): Promise<void> {
    for (const { id } of await this.events()) this.seen.add(id)
  }

  /** What people see of the scores, and where they do not agree. */
  async shown(): Promise<string[]> {
    return [
      ...(await this.page.locator('main table').allInnerTexts()),
      ...(await this.quarrels.allInnerTexts()),
    ]
  }
}

/** Phones with browsers of their own: the first has shared a new pad, the others came by its link. */
export async function padPhones(
  people: People,
  names: readonly string[],
  url?: string,
): Promise<{ phones: PadPhone[]; link: string }> {
  const phones: PadPhone[] = []
  for (const name of names) phones.push(new PadPhone(await people.regular(name, url), name, names))
  const [first, ...others] = phones
  await first!.begin()
  const link = await first!.share()
  await first!.press(words('close'), first!.page.getByRole('dialog'))
  await first!.together()
  for (const phone of others) await phone.arrive(link)
  return { phones, link }
}

/** Nothing is lost: all phones and the server have all that any of them ever had, and show the same. */
export async function expectConverged(phones: readonly PadPhone[], link: string): Promise<void> {
  for (const phone of phones) await phone.look()
  const all = [...new Set(phones.flatMap(({ seen }) => [...seen]))].toSorted()
  await expect(async () => {
    for (const phone of phones) {
      const events = await phone.events()
      expect(events.map(({ id }) => id).toSorted(), phone.writer).toEqual(all)
      expect(await phone.shown(), phone.writer).toEqual(await phones[0]!.shown())
    }
    expect(await eventsAt(phones[0]!, link)).toEqual(all)
  }).toPass(SOON)
}

/** The ids of all that the server has. */
async function eventsAt({ player }: PadPhone, link: string): Promise<string[]> {
  // This machine's name is known to its browsers only.
  const { origin, pathname, hash } = new URL(link.replace(LAN_HOST, '127.0.0.1'))
  const headers = { 'tischrunde-code': encodeURIComponent(decodeURIComponent(hash.slice(1))) }
  const ids: string[] = []
  for (let since = 0, more = true; more;) {
    const address = `${origin}/api/pads/${pathname.split('/').at(-1)!}?since=${since}`
    const news = (await (await player.context.request.get(address, { headers })).json()) as PadNews
    ids.push(...news.written.map(({ id }) => id))
    ;({ last: since, more } = news)
  }
  return ids.toSorted()
}
