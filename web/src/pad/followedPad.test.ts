/** A shared pad on a device: entries wait until the server has them, and nothing is lost. */
import { afterEach, beforeEach, expect, test } from 'vitest'
import { Problem } from '../net/requests'
import type { PadEvent, PadNews, PadOpening, PadRefused } from '../protocol/generated'
import { until as untilPassed } from '../testing/until'
import { FollowedPad, type Here, type Standing, type There } from './followedPad'

const OPENED = { id: 'a0' } as PadOpening

const event = (id: string): PadEvent => ({
  id,
  pad: 'a0',
  by: 'Lena',
  at: 1,
  place: { on: 'field', round: 1, field: 'points', of: 0 },
  value: '35',
  replaces: [],
})

/** A server that answers requests, can be away, or do what it is asked and not say so. */
class Shelf implements There {
  events: PadEvent[] = []
  unfit = new Set<string>()
  problem: Problem | null = null
  mute = false
  full = false
  page = 500
  lots: number[] = []
  reads = 0
  #waiting = new Set<() => void>()

  async read(since: number, wait: number, signal: AbortSignal): Promise<PadNews> {
    this.reads++
    this.#open()
    if (wait > 0 && this.events.length <= since) await this.#news(signal)
    this.#open()
    const written = this.events.slice(since, since + this.page)
    const last = since + written.length
    return { opened: OPENED, written, last, more: last < this.events.length }
  }

  async write(written: PadEvent[]): Promise<{ refused: PadRefused[] }> {
    this.#open()
    if (this.full) throw new Problem('pad-full')
    this.lots.push(written.length)
    const fit = written.filter(({ id }) => !this.unfit.has(id))
    const known = new Set(this.events.map(({ id }) => id))
    this.events.push(...fit.filter(({ id }) => !known.has(id)))
    this.#wake()
    if (this.mute) throw new Problem('unreachable')
    const refused = written.filter(({ id }) => this.unfit.has(id))
    return Promise.resolve({ refused: refused.map(({ id }) => ({ id, code: 'wrong-value' })) })
  }

  get ids(): string[] {
    return this.events.map(({ id }) => id).toSorted()
  }

  get listeners(): number {
    return this.#waiting.size
  }

  away(problem = new Problem('unreachable')): void {
    this.problem = problem
    this.#wake()
  }

  back(): void {
    this.problem = null
  }

  #open(): void {
    if (this.problem) throw this.problem
  }

  #wake(): void {
    for (const woken of this.#waiting) woken()
    this.#waiting.clear()
  }

  #news(signal: AbortSignal): Promise<void> {
    return new Promise((woken, failed) => {
      this.#waiting.add(woken)
      signal.onabort = () => {
        this.#waiting.delete(woken)
        failed(new Problem('unreachable'))
      }
    })
  }
}

/** A phone with a pad: what survives its page, and its page. */
class Phone implements Here {
  events = new Map<string, PadEvent>()
  outbox = new Set<string>()
  standing: Standing | null = null
  refusals: string[] = []
  troubles: string[] = []
  following!: FollowedPad

  constructor(private shelf: There) {
    this.load()
  }

  /** A page is loaded, maybe again. */
  load(): void {
    this.following = new FollowedPad(this, this.shelf, {
      stands: (standing) => (this.standing = standing),
      refused: (refused) => this.refusals.push(...refused.map(({ id }) => id)),
      trouble: ({ code }) => this.troubles.push(code),
    })
  }

  write(...ids: string[]): void {
    for (const id of ids) {
      this.events.set(id, event(id))
      this.outbox.add(id)
    }
    this.following.written()
  }

  get ids(): string[] {
    return [...this.events.keys()].toSorted()
  }

  known = () => Promise.resolve(new Map(this.events))
  waiting = () => Promise.resolve([...this.outbox])
  take({ written }: PadNews): Promise<void> {
    for (const each of written) this.events.set(each.id, each)
    return Promise.resolve()
  }
  hold(ids: readonly string[]): Promise<void> {
    for (const id of ids) this.outbox.add(id)
    return Promise.resolve()
  }
  release(ids: readonly string[]): Promise<void> {
    for (const id of ids) this.outbox.delete(id)
    return Promise.resolve()
  }
}

let shelf: Shelf
let lena: Phone
let oma: Phone

beforeEach(() => {
  shelf = new Shelf()
  lena = new Phone(shelf)
  oma = new Phone(shelf)
})
afterEach(() => {
  lena.following.stop()
  oma.following.stop()
})

const until = (check: () => boolean) => untilPassed(() => expect(check()).toBe(true))

const bothAre = (standing: Standing) =>
  until(() => lena.standing === standing && oma.standing === standing)

async function begin(): Promise<void> {
  lena.following.start()
  oma.following.start()
  await bothAre('together')
}

test('what one writes is at the other at once', async () => {
  await begin()
  lena.write('e1')
  await until(() => oma.ids.includes('e1'))
  oma.write('e2')
  await until(() => lena.ids.includes('e2'))
  expect([lena.outbox.size, oma.outbox.size, shelf.ids]).toEqual([0, 0, ['e1', 'e2']])
})

test('what is written offline waits, also for another page, and is sent on coming back', async () => {
  await begin()
  shelf.away()
  await bothAre('away')
  lena.write('e1', 'e2')
  oma.write('e3')
  expect([...lena.outbox]).toEqual(['e1', 'e2'])
  lena.following.stop()
  lena.load()
  expect([...lena.outbox]).toEqual(['e1', 'e2'])
  shelf.back()
  lena.following.start()
  await until(() => lena.ids.length === 3 && oma.ids.length === 3)
  await until(() => lena.outbox.size + oma.outbox.size === 0)
  expect(shelf.ids).toEqual(['e1', 'e2', 'e3'])
})

test('what was not answered is found there and not sent again', async () => {
  await begin()
  shelf.mute = true
  lena.write('e1')
  await until(() => oma.ids.includes('e1'))
  await until(() => lena.outbox.size === 0)
  expect(shelf.lots).toEqual([1])
})

test('what a server has lost it gets again, from whoever has it', async () => {
  await begin()
  lena.write('e1', 'e2')
  await until(() => oma.ids.length === 2)
  shelf.away()
  await bothAre('away')
  shelf.events = []
  shelf.back()
  await bothAre('together')
  expect(shelf.ids).toEqual(['e1', 'e2'])
})

test('what was written before it was shared is sent as a whole, in parts', async () => {
  shelf.page = 7
  for (let number = 0; number < 250; number++) lena.events.set(`e${number}`, event(`e${number}`))
  await begin()
  await until(() => oma.ids.length === 250)
  expect(shelf.lots.every((count) => count <= 100)).toBe(true)
  expect(shelf.ids).toEqual(lena.ids)
})

test('what is refused stays here, is told once, and holds up nothing', async () => {
  shelf.unfit.add('e1')
  await begin()
  lena.write('e1', 'e2')
  await until(() => oma.ids.includes('e2'))
  await until(() => lena.outbox.size === 0)
  shelf.away()
  await bothAre('away')
  shelf.back()
  await bothAre('together')
  expect([lena.refusals, lena.ids, shelf.lots]).toEqual([['e1'], ['e1', 'e2'], [2]])
})

test('where there is no more room that is told, and news come all the same', async () => {
  await begin()
  shelf.full = true
  lena.write('e1')
  await until(() => lena.troubles.length > 0)
  shelf.full = false
  oma.write('e2')
  await until(() => lena.ids.includes('e2'))
  expect([lena.troubles, [...lena.outbox], lena.standing]).toEqual([
    ['pad-full'],
    ['e1'],
    'together',
  ])
})

test('a pad that is deleted is followed no more, and stays here', async () => {
  await begin()
  lena.write('e1')
  await until(() => oma.ids.includes('e1'))
  shelf.away(new Problem('no-such-pad'))
  await bothAre('ended')
  const { reads } = shelf
  oma.following.retry()
  oma.write('e2')
  await Promise.resolve()
  expect([shelf.reads, oma.ids]).toEqual([reads, ['e1', 'e2']])
})

test('nobody waits for a page that is left, and it goes on when it is seen again', async () => {
  await begin()
  lena.following.stop()
  await until(() => shelf.listeners === 1)
  oma.write('e1')
  await until(() => shelf.ids.length === 1)
  lena.following.start()
  await until(() => lena.ids.includes('e1'))
})

test('leaving and coming back at once leaves one who waits', async () => {
  await begin()
  for (let times = 0; times < 5; times++) {
    lena.following.stop()
    lena.following.start()
  }
  oma.write('e1')
  await until(() => lena.ids.includes('e1'))
  await until(() => shelf.listeners === 2)
})

test('two tabs that send the same write it once', async () => {
  const tab = new Phone(shelf)
  tab.events = lena.events
  tab.outbox = lena.outbox
  await begin()
  tab.following.start()
  await until(() => tab.standing === 'together')
  lena.write('e1', 'e2')
  tab.following.written()
  await until(() => oma.ids.length === 2)
  await until(() => lena.outbox.size === 0)
  tab.following.stop()
  expect(shelf.events.map(({ id }) => id)).toEqual(['e1', 'e2'])
})
