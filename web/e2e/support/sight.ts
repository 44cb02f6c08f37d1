/** What a page was sent of its table, folded as a client folds it, and who waits for what. */
import { merged, type AnyEvent, type Changes, type View } from '../../src/net/views'
import type { FromServer } from '../../src/protocol/generated'
import { PATIENCE } from './proof'

interface Waiter {
  fits: () => boolean
  done: () => void
}

/** What somebody waits for may be seen by somebody else first: whatever any page hears wakes all. */
const waiters = new Set<Waiter>()

export class Sight {
  /** How many frames were heard, by anybody. */
  static heard = 0
  #view: View | null = null
  version = 0
  /** How often the whole table was told. */
  looks = 0
  /** Everything that happened since the page looked. */
  events: AnyEvent[] = []
  refusals: Extract<FromServer, { t: 'err' }>[] = []
  /** How many commands were taken or refused. */
  answers = 0

  hear(frame: FromServer): void {
    if (frame.t === 'snap') {
      this.#view = frame.view as unknown as View
      this.version = frame.v
      this.looks++
    } else if (frame.t === 'ev' && frame.v === this.version + 1 && this.#view) {
      this.#view = merged(this.#view, frame.set as Changes)
      this.events.push(...(frame.events as unknown as AnyEvent[]))
      this.version = frame.v
    } else if (frame.t === 'skip' && frame.v === this.version + 1) {
      this.version = frame.v
    } else if (frame.t === 'err') {
      this.refusals.push(frame)
    }
    if (frame.t !== 'ack' && 'k' in frame && frame.k) this.answers++
    Sight.heard++
    for (const waiter of waiters) if (waiter.fits()) waiter.done()
  }

  get known(): boolean {
    return this.#view !== null
  }

  get view(): View {
    if (!this.#view) throw new Error('The page has not been sent its table yet.')
    return this.#view
  }

  get round() {
    const match = this.view.match
    if (!match) throw new Error('Nothing was dealt yet.')
    return match.round
  }

  get legal(): readonly string[] {
    if (!this.#view?.match || this.over) return []
    const { seat, chairs } = this.#view
    return seat === null || chairs[seat]?.stood_in ? [] : this.round.legal
  }

  get hand(): readonly string[] {
    return this.round.hand
  }

  get myTurn(): boolean {
    return this.legal.length > 0 && this.round.waiting.includes(this.view.seat ?? -1)
  }

  /** The party that may answer an attack at this moment. */
  get attacked(): number | null {
    const { round } = this
    return 'attack' in round && round.phase === 'window' ? (round.attack?.party ?? null) : null
  }

  get over(): boolean {
    return this.#view?.state === 'over'
  }

  /** Whether something of this kind has happened, perhaps to somebody. */
  happened(kind: AnyEvent['event'], fits: (event: AnyEvent) => boolean = () => true): boolean {
    return this.events.some((event) => event.event === kind && fits(event))
  }

  count(kind: AnyEvent['event']): number {
    return this.events.filter(({ event }) => event === kind).length
  }

  until(fits: () => boolean, what: string, within = 20_000): Promise<void> {
    if (fits()) return Promise.resolve()
    return new Promise((resolve, reject) => {
      const waiter = { fits, done: () => end(resolve) }
      const clock = setTimeout(
        () => end(() => reject(new Error(`In vain: ${what}`))),
        within * PATIENCE,
      )
      const end = (then: () => void) => {
        clearTimeout(clock)
        waiters.delete(waiter)
        then()
      }
      waiters.add(waiter)
    })
  }
}
