/** Plays a replay by itself, one move after the other. */
import type { ReplayTable } from './replayTable.svelte'

/** Milliseconds for each move, by speed. */
export const PACES_MS = { '½×': 2400, '1×': 1200, '2×': 600 } as const
export type Pace = keyof typeof PACES_MS

export class Playback {
  running = $state(false)
  pace = $state<Pace>('1×')
  #next: ReturnType<typeof setTimeout> | undefined

  constructor(readonly table: ReplayTable) {}

  get ended(): boolean {
    return this.table.position === this.table.timeline.last
  }

  /** Starts or stops; at the end it starts again. */
  toggle(): void {
    if (this.running) return this.halt()
    if (this.ended) this.table.show(0)
    this.running = true
    this.#wait()
  }

  halt(): void {
    this.running = false
    clearTimeout(this.#next)
  }

  /** Goes to a position and stops playing. */
  seek(position: number): void {
    this.halt()
    this.table.show(position)
  }

  #wait(): void {
    this.#next = setTimeout(() => this.#step(), PACES_MS[this.pace])
  }

  #step(): void {
    this.table.show(this.table.position + 1)
    if (this.ended) this.halt()
    else this.#wait()
  }
}
