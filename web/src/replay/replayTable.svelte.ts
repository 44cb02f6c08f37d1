/** A finished match as a table: the same boards show it, at whatever position is chosen. */
import { Problem } from '../net/requests'
import type { Happening, Remark, Status, Table } from '../net/table'
import type { View } from '../net/views'
import type { Course } from './course'

export class ReplayTable implements Table {
  readonly status: Status = 'live'
  readonly remarks: readonly Remark[] = []
  readonly retryIn = 0
  readonly busy = false

  #course = $state.raw<Course>()!
  #position = $state(0)
  #ears = new Map<(happening: Happening) => void, (() => void) | undefined>()

  constructor(
    readonly id: string,
    readonly code: string,
    course: Course,
    position: number,
  ) {
    this.#course = course
    this.#position = course.within(position)
  }

  get course(): Course {
    return this.#course
  }

  get position(): number {
    return this.#position
  }

  get view(): View {
    return this.#course.view(this.#position)
  }

  get happenings(): readonly Happening[] {
    return this.#course.happenings.slice(0, this.#position + 1)
  }

  get here(): { seats: readonly number[]; watching: number } {
    return { seats: this.view.chairs.map((_, seat) => seat), watching: 0 }
  }

  /** Shows another position. One step forward is told like a move that is being played. */
  show(position: number): void {
    const next = this.#course.within(position)
    const stepped = next === this.#position + 1
    this.#position = next
    for (const [hear, leapt] of this.#ears) {
      if (stepped) hear(this.#course.happenings[next]!)
      else leapt?.()
    }
  }

  /** Goes on at the same position, as somebody else saw it. */
  seenBy(course: Course): void {
    this.#course = course
    this.#position = course.within(this.#position)
    for (const leapt of this.#ears.values()) leapt?.()
  }

  now(): number {
    return this.#course.happenings[this.#position]!.at
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
