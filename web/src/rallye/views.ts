import type { ViewOf } from '../net/views'
import type { RallyeCard, RallyeEvent, RallyeRound } from '../protocol/generated'

declare module '../net/views' {
  interface GameTypes {
    rallye: { round: RallyeRound; event: RallyeEvent; card: RallyeCard }
  }
}

export type RallyeView = ViewOf<'rallye'>
/** What of a view the table in words is made of. */
export type Seen = Pick<RallyeView, 'seat' | 'match'>
