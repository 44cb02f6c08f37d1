/**
 * A table as it is told: every event is shown first, and then the board changes. Happenings wait
 * for each other, and while somebody reads a result or a shown hand.
 */
import type { Room } from '../catalogue'
import type { Deed, Happening, Remark, Status, Table } from '../net/table'
import type { AnyEvent, AnyRound, View } from '../net/views'
import type { BotSpeed, Phrase } from '../protocol/generated'
import { speedFor } from './backlog'
import { clearSky, fly, gainedBy, isSkyOpen, landAll, skyOpens } from './flights.svelte'
import { isReading, isStoodIn } from './presence'

/** One update: a happening, or only a new view of the table. */
interface Step {
  view: View
  happening: Happening | null
  happenings: readonly Happening[]
  /** How many of its events have been passed on. */
  done: number
  /** It waited, and is told faster. */
  late: boolean
  /** The viewer comes back to a result that the others wait for them to read. */
  reads: boolean
  /** Called when it has been told. */
  told: (() => void)[]
}

interface Options {
  /** A replay: nothing is read at the end of a round, and a new step ends those before it. */
  replay?: boolean
}

/** Whether the table goes on after a pause: something happened, or nobody knows what. */
const isMove = ({ view, happening }: Step): boolean =>
  view.clock?.kind !== 'pause' && happening?.events.length !== 0

const MAX_HAPPENINGS = 200
/** Milliseconds after a deal in which a table that opens still shows it. */
const FRESH_DEAL_MS = 4000
/** Milliseconds to wait for the layer that shows flights. */
const SKY_WITHIN_MS = 1500

export class PacedTable implements Table {
  view = $state.raw<View | null>(null)
  happenings = $state.raw<readonly Happening[]>([])
  /** Updates wait until they are released. */
  holding = $state(false)
  /** A round has ended: its last board is shown, if that is known, and its result. */
  ended = $state(false)
  behind = $state(false)
  drawn = $state.raw<readonly string[]>([])

  #playing = $state(false)
  #waiting: Step[] = []
  #now: Step | null = null
  /** How much faster than usual to tell what waits, until it has been told. */
  #speed = 1
  /** What waits is not shown, only its end. */
  #skips = false
  #replay: boolean
  /** The table waited for everybody who reads the result; the first move after that closes it. */
  #pausing = false
  #listeners = new Map<(happening: Happening) => void, (() => void) | undefined>()

  constructor(
    /** The table without delay. */
    readonly live: Table,
    readonly room: Pick<Room, 'advance' | 'lastBoard' | 'isPressing' | 'routesOf'>,
    { replay = false }: Options = {},
  ) {
    this.#replay = replay
    this.view = live.view
    this.happenings = live.happenings
    if (isReading(live.view)) this.#read()
    else if (!replay) this.#startWithDeal()
    $effect(() => {
      const stop = live.listen(
        (happening) => this.#come(happening),
        () => this.#come(null),
      )
      return () => {
        stop()
        this.skip()
      }
    })
  }

  /** Lets updates wait, until one must be answered at once. */
  hold(): void {
    this.holding = true
  }

  /** Passes on what has waited, in order, up to the end of the next round. */
  release(): void {
    if (this.ended && isReading(this.live.view)) this.live.act('resume').catch(() => undefined)
    this.holding = this.ended = this.#pausing = false
    if (this.#waiting.length > 1) for (const step of this.#waiting) step.late = true
    void this.#tell()
  }

  /** Ends what is being shown, and what waits behind it. */
  skip(): void {
    if (!this.behind) return
    this.#skips = true
    landAll()
  }

  /** A table that opens right after the first deal shows it. */
  #startWithDeal(): void {
    const { view, happenings } = this.live
    const last = happenings.at(-1)
    if (!view?.match || !last || last.missed || document.hidden) return
    if (!last.events.some(({ event }) => event === 'Dealt')) return
    if (Math.abs(this.live.now() - last.at) > FRESH_DEAL_MS) return
    this.happenings = happenings.slice(0, -1)
    this.view = withRound(view, undealt(view.match.round))
    this.#waiting.push(step(view, last, happenings))
    void skyOpens(SKY_WITHIN_MS).then(() => this.#tell())
  }

  #come(happening: Happening | null): void {
    const next = step(this.live.view!, happening, this.live.happenings)
    next.reads = !happening && !this.holding && isReading(next.view)
    // After a leap the steps before it do not matter.
    if (!happening) for (const { told } of this.#waiting.splice(0)) told.forEach((call) => call())
    this.#waiting.push(next)
    const hurries = !happening || this.#replay || this.room.isPressing(next.view)
    if (hurries && this.behind) landAll()
    const goesOn = this.#pausing && isMove(next)
    if (this.holding && (goesOn || this.#cannotWait(next))) this.release()
    else void this.#tell()
  }

  /** Whether something must be answered at once, or the viewer plays on in another tab. */
  #cannotWait({ view, happening }: Step): boolean {
    const by = happening?.by ?? null
    return this.room.isPressing(view) || (by !== null && by === view.seat && !isStoodIn(view))
  }

  /** Tells what waits, one after another; without flights all at once. */
  async #tell(): Promise<void> {
    if (this.#now) return
    while (this.#waiting.length > 0 && !this.holding) {
      const now = (this.#now = this.#waiting.shift()!)
      const events = this.#eventsOf(now)
      if (now.late || now.happening?.missed || this.#waiting.length > 0)
        this.#speed = Math.max(this.#speed, speedFor(this.#waiting.length))
      for (const [index, event] of events.entries()) {
        const after = this.#after(now, events, index)
        const drawn = this.#drawnBy(event, after, now)
        // Who is first on turn draws as a part of the deal.
        const deals = events.slice(0, index).some(({ event }) => event === 'Dealt')
        const landing = deals && event.event === 'Drew' ? null : this.#fly(event, after)
        if (landing) {
          this.behind = true
          await landing
        }
        this.view = after
        this.drawn = drawn
        clearSky()
      }
      this.#pass(now, events)
      this.#now = null
      now.told.forEach((call) => call())
    }
    this.behind = this.#skips = false
    this.#speed = 1
  }

  /** The events of a step that are told now: a round that ends is looked at before the next. */
  #eventsOf({ view, happening, done }: Step): AnyEvent[] {
    if (!happening) return []
    const { events } = happening
    const end = events.findIndex(({ event }) => event === 'RoundEnded') + 1
    const pauses =
      done === 0 &&
      end > 0 &&
      view.state === 'playing' &&
      !this.#replay &&
      !this.#waiting.some((waiting) => this.#cannotWait(waiting))
    return events.slice(done, pauses ? end : undefined)
  }

  /** The view after one of the events. */
  #after({ view, happening, done }: Step, events: readonly AnyEvent[], index: number): View {
    const whole = done + events.length === happening!.events.length
    if (index === events.length - 1 && whole) return view
    const { match } = this.view!
    if (!match) return view
    const ends = events.slice(index + 1).some(({ event }) => event === 'Dealt') || !whole
    const event = events[index]!
    const round = this.room.advance(match.round, event, ends ? null : view.match!.round)
    return withRound(event.event === 'Dealt' ? view : this.view!, round)
  }

  /** The cards drawn since the viewer's last move, with those of this event. */
  #drawnBy(event: AnyEvent, after: View, { happening }: Step): readonly string[] {
    const { view } = this
    const own = happening?.by !== null && happening?.by === after.seat
    if (event.event === 'Drew' && event.seat === after.seat && view?.match && after.match) {
      const gained = gainedBy(view.match.round.hand, after.match.round.hand)
      return own ? gained : [...this.drawn, ...gained]
    }
    return own || event.event === 'Dealt' ? [] : this.drawn
  }

  /** Lets the cards of an event fly; null if there is nothing to see. */
  #fly(event: AnyEvent, after: View): Promise<void> | null {
    const routes = this.view && after.match ? this.room.routesOf(event, after) : []
    if (routes.length === 0 || !isSkyOpen() || this.#isHurried()) return null
    const dealt = event.event === 'Dealt'
    const before = dealt ? withRound(after, undealt(after.match!.round)) : this.view!
    const hand = after.match!.round.hand
    const gained = routes.some(({ from, to }) => from[0] === 'stock' && to[0] === 'hand')
      ? gainedBy(before.match!.round.hand, hand)
      : []
    // The hand makes room for its new cards, which are not seen before they have landed.
    const shown = gained.length > 0 ? { ...before.match!.round, hand } : before.match!.round
    const landing = fly(routes, gained, this.#speed)
    this.view = withRound(before, shown as AnyRound)
    return landing
  }

  /** Whether the step that is told now must not be waited for. */
  #isHurried(): boolean {
    if (this.#skips || (this.#replay && this.#waiting.length > 0)) return true
    return this.#waiting.some(({ view, happening }) => !happening || this.room.isPressing(view))
  }

  /** Shows what a step ends with, and passes it on. */
  #pass(now: Step, events: AnyEvent[]): void {
    const { view, happening, done } = now
    if (!happening) {
      this.#leap(now)
      if (now.reads) this.#read()
      return
    }
    const pauses = done + events.length < happening.events.length
    const before = done > 0 ? this.happenings.slice(0, -1) : this.happenings
    const part = pauses ? { ...happening, events } : happening
    this.happenings = [...before.slice(1 - MAX_HAPPENINGS), part]
    this.view = pauses ? this.#lastView(view) : view
    for (const hear of this.#listeners.keys())
      hear({ ...happening, events, missed: now.late || happening.missed })
    if (!pauses) return
    this.holding = this.ended = true
    this.#pausing = view.clock?.kind === 'pause'
    this.#waiting.unshift({ ...now, done: events.length, told: [] })
  }

  #leap({ view, happenings }: Step): void {
    this.view = view
    this.happenings = happenings
    this.drawn = []
    for (const leapt of this.#listeners.values()) leapt?.()
  }

  /** Shows the result of a round until the viewer has read it, or nobody waits any longer. */
  #read(): void {
    this.holding = this.ended = this.#pausing = true
  }

  /** The view at the end of a round, made here: the server deals the next in the same version. */
  #lastView(next: View): View {
    const { match } = this.view!
    const { totals, sheets } = next.match!
    const round = this.room.lastBoard(match!.round)
    return { ...next, clock: null, match: { ...match, totals, sheets, round } } as View
  }

  /** Resolves when what has happened by now has been told, or is held. */
  #told(): Promise<void> {
    const last = this.holding ? this.#now : (this.#waiting.at(-1) ?? this.#now)
    return new Promise((told) => (last ? last.told.push(told) : told()))
  }

  // The rest is not delayed.

  get id(): string {
    return this.live.id
  }

  get code(): string {
    return this.live.code
  }

  get status(): Status {
    return this.live.status
  }

  get engine(): Table['engine'] {
    return this.live.engine
  }

  get remarks(): readonly Remark[] {
    return this.live.remarks
  }

  get here(): Table['here'] {
    return this.live.here
  }

  get retryIn(): number {
    return this.live.retryIn
  }

  /** A move counts as on its way until it has been told. */
  get busy(): boolean {
    return this.live.busy || this.#playing
  }

  now(): number {
    return this.live.now()
  }

  listen(hear: (happening: Happening) => void, leapt?: () => void): () => void {
    this.#listeners.set(hear, leapt)
    return () => this.#listeners.delete(hear)
  }

  async play(move: string): Promise<void> {
    this.skip()
    this.#playing = true
    try {
      await this.live.play(move)
      await this.#told()
    } finally {
      this.#playing = false
    }
  }

  act(deed: Deed, seat?: number, speed?: BotSpeed): Promise<void> {
    return this.live.act(deed, seat, speed)
  }

  say(phrase: Phrase): Promise<void> {
    return this.live.say(phrase)
  }
}

function step(view: View, happening: Happening | null, happenings: readonly Happening[]): Step {
  return { view, happening, happenings, done: 0, late: false, reads: false, told: [] }
}

function withRound(view: View, round: AnyRound): View {
  return { ...view, match: { ...view.match, round } } as View
}

/** A round before its cards are dealt: all are in the stock. */
function undealt(round: AnyRound): AnyRound {
  const stock = round.hand_sizes.reduce((sum, size) => sum + size, round.stock)
  const hand_sizes = round.hand_sizes.map(() => 0)
  return {
    ...round,
    phase: 'dealing',
    waiting: [],
    legal: [],
    hand: [],
    hand_sizes,
    stock,
  } as AnyRound
}
