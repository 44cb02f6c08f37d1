import { beforeAll, expect, test } from 'vitest'
import type { RallyeEvent } from '../protocol/generated'
import { loadTexts } from '../texts/texts.svelte'
import { SAFETIES } from './cards'
import { display, rallyeView } from './fixtures'
import { momentOf } from './moments'

beforeAll(() => loadTexts('web', 'table-rallye', 'rallye'))

const laidBy = (count: number) => {
  const safeties = SAFETIES.slice(0, count).map((card) => ({ card, crosswise: false }))
  return rallyeView({ displays: [display(0, [0], { safeties }), display(1, [1])] })
}
const kindOf = (event: RallyeEvent, safeties = 1) =>
  momentOf(event, laidBy(safeties), 'fx-schmid')?.kind

const COUP: RallyeEvent = {
  event: 'CoupFourrePlayed',
  seat: 0,
  safety: 'petrol-station',
  hazard: 'empty-tank',
}
const SAFETY: RallyeEvent = { event: 'Laid', seat: 0, card: 'petrol-station' }

test('a coup fourré, the goal and an extension are great', () => {
  expect(kindOf(COUP)).toBe('coup')
  expect(kindOf({ event: 'GoalReached', seat: 0, km: 700 })).toBe('goal')
  expect(kindOf({ event: 'ExtensionCalled', seat: 0, goal: 1000 })).toBe('extension')
})

test('so is the last of the four safeties, and no other card', () => {
  expect([kindOf(SAFETY, 3), kindOf(SAFETY, 4), kindOf(COUP, 4)]).toEqual([
    undefined,
    'safeties',
    'safeties',
  ])
  expect(kindOf({ event: 'Laid', seat: 0, card: 'km-200' }, 4)).toBeUndefined()
})

test('its title is in the words of the edition', () => {
  expect(momentOf(COUP, laidBy(1), 'fx-schmid')?.title).toBe('Blitz-Aktion!')
})
