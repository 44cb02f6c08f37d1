/** What the server sends of a round of Zwanzig. */
import type { ViewOf } from '../net/views'
import type { Dealt, Drew, MatchEnded, Move, Refusal, RoundEnded } from '../protocol/generated'

export interface ZwanzigRound {
  rule_set: string
  members: number[][]
  seat: number | null
  dealer: number
  phase: string
  on_turn: number
  waiting: number[]
  top: string
  reach: number
  passes: number
  winner: number | null
  stock: number
  hand_sizes: number[]
  hand: string[]
  legal: Move[]
  blocked: Record<string, [Move, Refusal][]>
}

export interface TurnedUp {
  event: 'TurnedUp'
  card: string
}

export interface Laid {
  event: 'Laid'
  seat: number
  card: string
}

export interface Passed {
  event: 'Passed'
  seat: number
}

export type ZwanzigEvent = Dealt | TurnedUp | Laid | Drew | Passed | RoundEnded | MatchEnded

declare module '../net/views' {
  interface GameTypes {
    zwanzig: { round: ZwanzigRound; event: ZwanzigEvent; card: string }
  }
}

export type ZwanzigView = ViewOf<'zwanzig'>
