/** A table whose happenings wait while somebody reads a result or a shown hand. */
import type { Room } from '../catalogue'
import type { Deed, Happening, Remark, Status, Table } from '../net/table'
import type { View } from '../net/views'
import type { Phrase } from '../protocol/generated'
import { isStoodIn } from './presence'

/** One update: a happening, or only a new view of the table. */
interface Step {
  view: View
  happening: Happening | null
  happenings: readonly Happening[]
  /** How many of its events have been passed on. */
  done: number
}

const MAX_HAPPENINGS = 200

export class PacedTable implements Table {
  view = $state.raw<View | null>(null)
  happenings = $state.raw<readonly Happening[]>([])
  /** Updates wait until they are released. */
  holding = $state(false)
  /** A round has ended: its last board is shown. */
  ended = $state(false)

  #waiting: Step[] = []
  #listeners = new Map<(happening: Happening) => void, (() => void) | undefined>()

  constructor(
    /** The table without delay. */
    readonly live: Table,
    readonly room: Pick<Room, 'lastBoard' | 'isPressing'>,
  ) {
    this.view = live.view
    this.happenings = live.happenings
    $effect(() =>
      live.listen(
        (happening) => this.#come(happening),
        () => this.#come(null),
      ),
    )
  }

  /** Lets updates wait, until one must be answered at once. */
  hold(): void {
    this.holding = true
  }

  /** Passes on what has waited, in order, up to the end of the next round. */
  release(): void {
    this.holding = this.ended = false
    const steps = this.#waiting.splice(0)
    const late = steps.length > 1
    while (steps.length > 0 && !this.holding) this.#pass(steps.shift()!, late)
    this.#waiting.push(...steps)
  }

  #come(happening: Happening | null): void {
    const { view, happenings } = this.live
    const step: Step = { view: view!, happening, happenings, done: 0 }
    if (!this.holding) return this.#pass(step, false)
    // After a leap the steps before it do not matter.
    if (!happening) this.#waiting = []
    this.#waiting.push(step)
    if (this.#cannotWait(step)) while (this.holding) this.release()
  }

  /** Whether something must be answered at once, or the viewer plays on in another tab. */
  #cannotWait({ view, happening }: Step): boolean {
    const by = happening?.by ?? null
    return this.room.isPressing(view) || (by !== null && by === view.seat && !isStoodIn(view))
  }

  #pass(step: Step, late: boolean): void {
    const { view, happening, done } = step
    if (!happening) return this.#leap(step)
    const end = happening.events.findIndex(({ event }) => event === 'RoundEnded') + 1
    const pauses = done === 0 && end > 0 && view.state === 'playing'
    const events = happening.events.slice(done, pauses ? end : undefined)
    const before = done > 0 ? this.happenings.slice(0, -1) : this.happenings
    const part = pauses ? { ...happening, events } : happening
    this.happenings = [...before.slice(1 - MAX_HAPPENINGS), part]
    this.view = pauses ? this.#lastView(part, view) : view
    for (const hear of this.#listeners.keys())
      hear({ ...happening, events, missed: late || happening.missed })
    if (!pauses) return
    this.holding = this.ended = true
    this.#waiting.push({ ...step, done: end })
  }

  #leap({ view, happenings }: Step): void {
    this.view = view
    this.happenings = happenings
    for (const leapt of this.#listeners.values()) leapt?.()
  }

  /** The view at the end of a round, made here: the server deals the next in the same version. */
  #lastView({ events }: Happening, next: View): View {
    const { match } = this.view!
    const { totals, sheets } = next.match!
    const round = this.room.lastBoard(match!.round, events)
    return { ...next, clock: null, match: { ...match, totals, sheets, round } } as View
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

  get remarks(): readonly Remark[] {
    return this.live.remarks
  }

  get here(): Table['here'] {
    return this.live.here
  }

  get retryIn(): number {
    return this.live.retryIn
  }

  get busy(): boolean {
    return this.live.busy
  }

  now(): number {
    return this.live.now()
  }

  listen(hear: (happening: Happening) => void, leapt?: () => void): () => void {
    this.#listeners.set(hear, leapt)
    return () => this.#listeners.delete(hear)
  }

  play(move: string): Promise<void> {
    return this.live.play(move)
  }

  act(deed: Deed, seat?: number): Promise<void> {
    return this.live.act(deed, seat)
  }

  say(phrase: Phrase): Promise<void> {
    return this.live.say(phrase)
  }
}
