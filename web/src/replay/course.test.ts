import { describe, expect, it } from 'vitest'
import type { Replay, ReplayedMove } from '../protocol/generated'
import { Course } from './course'

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

describe('the course of a match', () => {
  it('merges what is different, the match and its round field by field', () => {
    const course = new Course(replay)
    expect(course.view(0)).toBe(view)
    expect(course.view(1).match!.round).toMatchObject({ on_turn: 1, stock: 92, hand: ['roll'] })
    expect(course.view(3).match).toMatchObject({ number: 2, totals: [800, 25] })
    expect(course.view(3).match!.round).toMatchObject({
      on_turn: 1,
      stock: 93,
      hand: ['roll', 'stop'],
    })
    expect(course.view(4).state).toBe('over')
  })

  it('is the same backwards as forwards', () => {
    const there = new Course(replay)
    const back = new Course(replay)
    const seen = [0, 1, 2, 3, 4].map((position) => there.view(position))
    const again = [4, 3, 2, 1, 0].map((position) => back.view(position)).reverse()
    expect(again).toEqual(seen)
  })

  it('keeps views and shares what did not change', () => {
    const course = new Course(replay)
    const late = course.view(4)
    expect(course.view(4)).toBe(late)
    expect(course.view(2)).toBe(course.view(2))
    expect(late.chairs).toBe(view.chairs)
    expect(late.match).toBe(course.view(3).match)
  })

  it('tells at every position what led there, at first the deal', () => {
    const { happenings } = new Course(replay)
    expect(happenings.map(({ v }) => v)).toEqual([0, 1, 2, 3, 4])
    expect(happenings[0]!.events).toEqual(replay.events)
    expect(happenings[3]).toMatchObject({ by: 1, at: 3000 })
  })

  it('knows the rounds; the move between two belongs to both', () => {
    const course = new Course(replay)
    expect(course.rounds).toEqual([0, 3])
    expect([0, 2, 3, 4].map((position) => course.roundAt(position))).toEqual([0, 0, 1, 1])
    expect(course.positionsOf(0)).toEqual([0, 1, 2, 3])
    expect(course.positionsOf(1)).toEqual([3, 4])
  })

  it('stays within the match, whatever the address says', () => {
    const course = new Course(replay)
    expect([-3, NaN, 2.7, 99].map((position) => course.within(position))).toEqual([0, 0, 2, 4])
  })
})
