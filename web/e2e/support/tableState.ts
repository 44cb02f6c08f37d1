/** A table as its page was sent it, folded from the frames; with a way to wait for a state. */
import { merged, type AnyEvent, type Changes, type View } from '../../src/net/views'
import type { FromServer } from '../../src/protocol/generated'
import { PATIENCE } from './output'

interface Waiter {
  fits: () => boolean
  done: () => void
}

/** A test may wait at one page for what another is sent: every frame of any page checks all waiters. */
const waiters = new Set<Waiter>()

export class TableState {
  /** How many frames were received, by all pages. */
  static received = 0
  #view: View | null = null
  version = 0
  /** How often the whole table was sent. */
  snaps = 0
  /** Everything that happened since the page was opened. */
  events: AnyEvent[] = []
  refusals: Extract<FromServer, { t: 'err' }>[] = []
  /** How many commands were accepted or refused. */
  answers = 0

  receive(frame: FromServer): void {
    if (frame.t === 'snap') {
      this.#view = frame.view as unknown as View
      this.version = frame.v
      this.snaps++
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
    TableState.received++
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

  /** Whether the others wait until this player has read the result of a round. */
  get reading(): boolean {
    const { seat, clock } = this.view
    return clock?.kind === 'pause' && clock.seats.includes(seat ?? -1)
  }

  /** The party that may answer an attack at this moment. */
  get attacked(): number | null {
    const { round } = this
    return 'attack' in round && round.phase === 'window' ? (round.attack?.party ?? null) : null
  }

  get over(): boolean {
    return this.#view?.state === 'over'
  }

  /** Whether an event of this kind, which fits, has happened. */
  happened(kind: AnyEvent['event'], fits: (event: AnyEvent) => boolean = () => true): boolean {
    return this.events.some((event) => event.event === kind && fits(event))
  }

  count(kind: AnyEvent['event']): number {
    return this.events.filter(({ event }) => event === kind).length
  }

  until(fits: () => boolean, what: string, withinMs = 90_000): Promise<void> {
    if (fits()) return Promise.resolve()
    return new Promise((resolve, reject) => {
      const waiter = { fits, done: () => end(resolve) }
      const clock = setTimeout(
        () => end(() => reject(new Error(`In vain: ${what}`))),
        withinMs * PATIENCE,
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
