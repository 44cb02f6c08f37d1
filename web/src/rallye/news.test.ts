import { expect, test } from 'vitest'
import { happening } from '../testing/table'
import { agreed, rallyeView } from './fixtures'
import { news } from './news'

const round = rallyeView().match!.round
const mine = happening(1, 0, { event: 'Laid', seat: 0, card: 'roll' })
const limit = happening(2, 1, { event: 'Attacked', seat: 1, card: 'speed-limit', party: 0 })
const drive = happening(3, 1, { event: 'Laid', seat: 1, card: 'km-100' })
const thrown = happening(4, 1, { event: 'Discarded', seat: 1, card: 'km-25' })

test('what others laid is new until the own move', () => {
  expect(news([mine, limit, drive], round, 0)).toEqual(new Set(['0-speed', '1-km-100']))
  expect(news([limit, drive, { ...mine, v: 5 }], round, 0)).toEqual(new Set())
})

test('a limit lies on the battle pile where there is no other', () => {
  const crowded = { ...round, agreed: { ...agreed, speed_pile: false } }
  expect(news([limit], crowded, 0)).toEqual(new Set(['0-battle']))
})

test('a spectator sees only the last move', () => {
  expect(news([limit, drive, thrown], round, null)).toEqual(new Set(['discard']))
})

test('nothing of the round before is new', () => {
  const dealt = happening(
    5,
    1,
    { event: 'Laid', seat: 1, card: 'km-25' },
    { event: 'RoundEnded', winner: 1, sheets: [] },
    { event: 'Dealt', number: 2, dealer: 0 },
    { event: 'Drew', seat: 1, count: 1 },
  )
  expect(news([limit, dealt], round, 0)).toEqual(new Set())
})

test('a hazard that was lifted is new no more where it lay, but where it lies now', () => {
  const stop = happening(2, 2, { event: 'Attacked', seat: 2, card: 'stop', party: 1 })
  const coup = happening(
    3,
    1,
    { event: 'CoupFourrePlayed', seat: 1, safety: 'right-of-way', hazard: 'stop' },
    { event: 'Lifted', party: 1, hazard: 'stop' },
  )
  expect(news([mine, stop, coup], round, 0)).toEqual(new Set(['1-right-of-way', 'discard']))
  const again = { ...stop, v: 4 }
  expect(news([mine, stop, coup, again], round, 0)).toContain('1-battle')
})
