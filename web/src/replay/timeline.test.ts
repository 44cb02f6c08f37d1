import { describe, expect, it } from 'vitest'
import type { Replay, ReplayedMove } from '../protocol/generated'
import { Timeline } from './timeline'

const view = {
  id: 'T',
  game: 'rallye',
  state: 'playing',
  chairs: [{ name: 'Dachs' }, { name: 'Igel' }],
  match: {
    number: 1,
    totals: [0, 0],
    sheets: [],
    round: { on_turn: 0, stock: 93, hand: ['roll'] },
  },
}

function move(number: number, set: ReplayedMove['set'], ...events: string[]): ReplayedMove {
  return {
    number,
    by: number % 2,
    move: 'roll',
    at: number * 1000,
    set,
    events: events.map((event) => ({ event })),
  }
}

const replay: Replay = {
  view,
  events: [{ event: 'Dealt', number: 1, dealer: 0 }],
  moves: [
    move(1, { match: { round: { on_turn: 1, stock: 92 } } }, 'Laid', 'Drew'),
    move(2, { match: { round: { hand: ['roll', 'stop'] } } }, 'Drew'),
    move(
      3,
      { match: { number: 2, totals: [800, 25], round: { stock: 93 } } },
      'RoundEnded',
      'Dealt',
    ),
    move(4, { state: 'over' }),
  ],
}

describe('the timeline of a match', () => {
  it('merges what is different, the match and its round field by field', () => {
    const timeline = new Timeline(replay)
    expect(timeline.view(0)).toBe(view)
    expect(timeline.view(1).match!.round).toMatchObject({ on_turn: 1, stock: 92, hand: ['roll'] })
    expect(timeline.view(3).match).toMatchObject({ number: 2, totals: [800, 25] })
    expect(timeline.view(3).match!.round).toMatchObject({
      on_turn: 1,
      stock: 93,
      hand: ['roll', 'stop'],
    })
    expect(timeline.view(4).state).toBe('over')
  })

  it('is the same backwards as forwards', () => {
    const there = new Timeline(replay)
    const back = new Timeline(replay)
    const seen = [0, 1, 2, 3, 4].map((position) => there.view(position))
    const again = [4, 3, 2, 1, 0].map((position) => back.view(position)).reverse()
    expect(again).toEqual(seen)
  })

  it('keeps views and shares what did not change', () => {
    const timeline = new Timeline(replay)
    const late = timeline.view(4)
    expect(timeline.view(4)).toBe(late)
    expect(timeline.view(2)).toBe(timeline.view(2))
    expect(late.chairs).toBe(view.chairs)
    expect(late.match).toBe(timeline.view(3).match)
  })

  it('tells at every position what led there, at first the deal', () => {
    const { happenings } = new Timeline(replay)
    expect(happenings.map(({ v }) => v)).toEqual([0, 1, 2, 3, 4])
    expect(happenings[0]!.events).toEqual(replay.events)
    expect(happenings[3]).toMatchObject({ by: 1, at: 3000 })
  })

  it('knows the rounds; the move between two belongs to both', () => {
    const timeline = new Timeline(replay)
    expect(timeline.rounds).toEqual([0, 3])
    expect([0, 2, 3, 4].map((position) => timeline.roundAt(position))).toEqual([0, 0, 1, 1])
    expect(timeline.positionsOf(0)).toEqual([0, 1, 2, 3])
    expect(timeline.positionsOf(1)).toEqual([3, 4])
  })

  it('stays within the match, whatever the address says', () => {
    const timeline = new Timeline(replay)
    expect([-3, NaN, 2.7, 99].map((position) => timeline.clamp(position))).toEqual([0, 0, 2, 4])
  })
})
