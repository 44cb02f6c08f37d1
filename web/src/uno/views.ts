import type { ViewOf } from '../net/views'
import type { UnoCard, UnoEvent, UnoRound } from '../protocol/generated'
import type { Skipped } from './skips'

declare module '../net/views' {
  interface GameTypes {
    uno: { round: UnoRound; event: UnoEvent | Skipped; card: UnoCard }
  }
}

export type UnoView = ViewOf<'uno'>
