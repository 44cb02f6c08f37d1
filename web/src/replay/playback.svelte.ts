/** Lets a replay run by itself, one move after the other. */
import type { ReplayTable } from './replayTable.svelte'

/** How long a move is looked at, in milliseconds. */
export const PACES = { '½×': 2400, '1×': 1200, '2×': 600 } as const
export type Pace = keyof typeof PACES

export class Playback {
  running = $state(false)
  pace = $state<Pace>('1×')
  #next: ReturnType<typeof setTimeout> | undefined

  constructor(readonly table: ReplayTable) {}

  get ended(): boolean {
    return this.table.position === this.table.timeline.last
  }

  /** Runs, or halts; at the end it begins again. */
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

  /** Somebody looks for a position by hand: the replay stops running. */
  seek(position: number): void {
    this.halt()
    this.table.show(position)
  }

  #wait(): void {
    this.#next = setTimeout(() => this.#step(), PACES[this.pace])
  }

  #step(): void {
    this.table.show(this.table.position + 1)
    if (this.ended) this.halt()
    else this.#wait()
  }
}
