/** The timeline of a match: the view after every move, folded on demand and cached. */
import type { Completed, Happening } from '../net/table'
import { merged, type AnyEvent, type Changes, type View } from '../net/views'
import type { Replay, ReplayedMove } from '../protocol/generated'

export class Timeline {
  /** What led to each position; the deal led to the first. */
  readonly happenings: readonly Happening[]
  /** The positions in which the rounds begin. */
  readonly rounds: readonly number[]
  readonly #moves: readonly ReplayedMove[]
  readonly #views: View[]
  readonly #completed: Completed

  constructor({ view, events, moves }: Replay, completed: Completed = (told) => told) {
    this.#completed = completed
    this.#views = [view as unknown as View]
    this.#moves = moves
    this.happenings = [
      happening(0, null, 0, events),
      ...moves.map(({ number, by, at, events }, index) => {
        const told = completed(
          events as unknown as AnyEvent[],
          this.view(index),
          this.view(index + 1),
        )
        return happening(number, by, at ?? 0, told)
      }),
    ]
    this.rounds = this.happenings.flatMap(({ events }, position) =>
      position === 0 || events.some(({ event }) => event === 'Dealt') ? [position] : [],
    )
  }

  /** The last position; at 0 nothing has been played. */
  get last(): number {
    return this.#moves.length
  }

  /** The view at a position. Views share what did not change, so all fit in memory. */
  view(position: number): View {
    for (let done = this.#views.length; done <= position; done++) {
      this.#views.push(merged(this.#views[done - 1]!, this.#moves[done - 1]!.set as Changes))
    }
    return this.#views[position]!
  }

  /** The same match as somebody else saw it. */
  seenBy(replay: Replay): Timeline {
    return new Timeline(replay, this.#completed)
  }

  /** The index of the round that a position lies in. */
  roundAt(position: number): number {
    return this.rounds.findLastIndex((begin) => begin <= position)
  }

  /** The positions of a round, from its deal to the move that ends it. */
  positionsOf(round: number): number[] {
    const begin = this.rounds[round] ?? 0
    const end = this.rounds[round + 1] ?? this.last
    return Array.from({ length: end - begin + 1 }, (_, index) => begin + index)
  }

  /** The nearest position there is. */
  clamp(position: number): number {
    return Math.min(this.last, Math.max(0, Math.trunc(position) || 0))
  }
}

function happening(v: number, by: number | null, at: number, events: unknown[]): Happening {
  return { v, by, at, events: events as AnyEvent[], missed: false }
}
