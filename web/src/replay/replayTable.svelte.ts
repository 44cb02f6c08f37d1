/** A finished match as a table: the same boards show it, at whatever position is chosen. */
import { Problem } from '../net/requests'
import type { Happening, Remark, Status, Table, TableEngine } from '../net/table'
import type { View } from '../net/views'
import type { Timeline } from './timeline'

export class ReplayTable implements Table {
  readonly status: Status = 'live'
  readonly remarks: readonly Remark[] = []
  readonly retryIn = 0
  readonly busy = false

  #timeline = $state.raw<Timeline>()!
  #position = $state(0)
  #ears = new Map<(happening: Happening) => void, (() => void) | undefined>()

  constructor(
    readonly id: string,
    readonly code: string,
    timeline: Timeline,
    position: number,
    readonly engine?: TableEngine,
  ) {
    this.#timeline = timeline
    this.#position = timeline.clamp(position)
  }

  get timeline(): Timeline {
    return this.#timeline
  }

  get position(): number {
    return this.#position
  }

  get view(): View {
    return this.#timeline.view(this.#position)
  }

  get happenings(): readonly Happening[] {
    return this.#timeline.happenings.slice(0, this.#position + 1)
  }

  get here(): { seats: readonly number[]; watching: number } {
    return { seats: this.view.chairs.map((_, seat) => seat), watching: 0 }
  }

  /** Shows another position. Listeners hear one step forward like a move that is being played. */
  show(position: number): void {
    const next = this.#timeline.clamp(position)
    const stepped = next === this.#position + 1
    this.#position = next
    for (const [hear, leapt] of this.#ears) {
      if (stepped) hear(this.#timeline.happenings[next]!)
      else leapt?.()
    }
  }

  /** Shows the same position as somebody else saw it. */
  seenBy(timeline: Timeline): void {
    this.#timeline = timeline
    this.#position = timeline.clamp(this.#position)
    for (const leapt of this.#ears.values()) leapt?.()
  }

  now(): number {
    return this.#timeline.happenings[this.#position]!.at
  }

  listen(hear: (happening: Happening) => void, leapt?: () => void): () => void {
    this.#ears.set(hear, leapt)
    return () => this.#ears.delete(hear)
  }

  play(): Promise<void> {
    return Promise.reject(new Problem('not-allowed'))
  }

  act(): Promise<void> {
    return Promise.reject(new Problem('not-allowed'))
  }

  say(): Promise<void> {
    return this.act()
  }

  close(): void {
    this.#ears.clear()
  }
}
