/** Catching somebody who forgot to call: patient when it is too early, locked after a wrong try. */
import { Problem } from '../net/requests'
import type { Table } from '../net/table'
import { catchMove } from './moves'

const LOCKED_FOR = 3000

export class Catching {
  /** After a wrong catch one has to wait. */
  locked = $state(false)

  constructor(
    private readonly table: Table,
    /** Who can be caught at this moment. */
    private readonly offered: () => readonly number[],
    private readonly wrong: (seat: number) => void,
  ) {}

  async catch(seat: number): Promise<void> {
    if (this.locked) return
    if (!this.offered().includes(seat)) return this.#missed(seat)
    try {
      await this.table.play(catchMove(seat))
    } catch (problem) {
      await this.#again(seat, problem)
    }
  }

  async #again(seat: number, problem: unknown): Promise<void> {
    if (!(problem instanceof Problem)) throw problem
    // Whoever forgot is given a moment: the catch stands, it only has to wait.
    if (problem.code === 'too-early') await pause(problem.retry ?? 0)
    else if (problem.code !== 'stale') return this.#missed(seat)
    if (this.offered().includes(seat)) return this.catch(seat)
  }

  #missed(seat: number): void {
    this.locked = true
    setTimeout(() => (this.locked = false), LOCKED_FOR)
    this.wrong(seat)
  }
}

function pause(milliseconds: number): Promise<void> {
  return new Promise((over) => setTimeout(over, milliseconds))
}
