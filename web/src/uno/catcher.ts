/** Catches somebody who forgot to call, and waits if it is too early. */
import { Problem } from '../net/requests'
import type { Table } from '../net/table'
import { catchMove } from './moves'

export class Catcher {
  constructor(
    private readonly table: Table,
    /** Who can be caught at this moment. */
    private readonly offered: () => readonly number[],
    private readonly wrong: (seat: number) => void,
  ) {}

  /** Throws a Problem if it is refused for good. */
  async catch(seat: number): Promise<void> {
    if (!this.offered().includes(seat)) return this.wrong(seat)
    try {
      await this.table.play(catchMove(seat))
    } catch (problem) {
      if (!(problem instanceof Problem)) throw problem
      // Players have a moment to call: the catch is repeated after it.
      if (problem.code === 'too-early') await pause(problem.retry ?? 0)
      else if (problem.code !== 'stale') throw problem
      if (this.offered().includes(seat)) await this.catch(seat)
    }
  }
}

function pause(milliseconds: number): Promise<void> {
  return new Promise((over) => setTimeout(over, milliseconds))
}
