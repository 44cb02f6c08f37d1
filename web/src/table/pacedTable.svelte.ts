/** A table whose happenings wait while somebody reads a result or a shown hand. */
import type { Room } from '../catalogue'
import type { Deed, Happening, Remark, Status, Table } from '../net/table'
import type { View } from '../net/views'
import type { Phrase } from '../protocol/generated'
import { isStoodIn } from './presence'

/** One thing that came: what happened, or only another view of the table. */
interface Step {
  view: View
  happening: Happening | null
  happenings: readonly Happening[]
  /** How many of its events are told already. */
  told: number
}

const MAX_HAPPENINGS = 200

export class PacedTable implements Table {
  view = $state.raw<View | null>(null)
  happenings = $state.raw<readonly Happening[]>([])
  /** What comes waits until it is released. */
  holding = $state(false)
  /** A round has ended: its last board lies there. */
  ended = $state(false)

  #waiting: Step[] = []
  #ears = new Map<(happening: Happening) => void, (() => void) | undefined>()

  constructor(
    /** The table as it is by now. */
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

  /** Lets what comes wait; not for long if it must be answered. */
  hold(): void {
    this.holding = true
  }

  /** Tells what has waited, in order, up to the end of the next round. */
  release(): void {
    this.holding = this.ended = false
    const steps = this.#waiting.splice(0)
    const late = steps.length > 1
    while (steps.length > 0 && !this.holding) this.#tell(steps.shift()!, late)
    this.#waiting.push(...steps)
  }

  #come(happening: Happening | null): void {
    const { view, happenings } = this.live
    const step: Step = { view: view!, happening, happenings, told: 0 }
    if (!this.holding) return this.#tell(step, false)
    // What led to a view that was leapt to is not known any more.
    if (!happening) this.#waiting = []
    this.#waiting.push(step)
    if (this.#cannotWait(step)) while (this.holding) this.release()
  }

  /** Something must be answered at once, or one plays on in another tab. */
  #cannotWait({ view, happening }: Step): boolean {
    const by = happening?.by ?? null
    return this.room.isPressing(view) || (by !== null && by === view.seat && !isStoodIn(view))
  }

  #tell(step: Step, late: boolean): void {
    const { view, happening, told } = step
    if (!happening) return this.#leap(step)
    const end = happening.events.findIndex(({ event }) => event === 'RoundEnded') + 1
    const pauses = told === 0 && end > 0 && view.state === 'playing'
    const events = happening.events.slice(told, pauses ? end : undefined)
    const before = told > 0 ? this.happenings.slice(0, -1) : this.happenings
    const part = pauses ? { ...happening, events } : happening
    this.happenings = [...before.slice(1 - MAX_HAPPENINGS), part]
    this.view = pauses ? this.#lastView(part, view) : view
    for (const hear of this.#ears.keys())
      hear({ ...happening, events, missed: late || happening.missed })
    if (!pauses) return
    this.holding = this.ended = true
    this.#waiting.push({ ...step, told: end })
  }

  #leap({ view, happenings }: Step): void {
    this.view = view
    this.happenings = happenings
    for (const leapt of this.#ears.values()) leapt?.()
  }

  /** The server deals the next round in the same breath: the board before it is drawn here. */
  #lastView({ events }: Happening, next: View): View {
    const { match } = this.view!
    const { totals, sheets } = next.match!
    const round = this.room.lastBoard(match!.round, events)
    return { ...next, clock: null, match: { ...match, totals, sheets, round } } as View
  }

  // The rest is as it is by now.

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
    this.#ears.set(hear, leapt)
    return () => this.#ears.delete(hear)
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
