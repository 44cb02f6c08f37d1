import { expect, test } from 'vitest'
import { display, rallyeView } from '../testing/rallye'
import type { RallyeEvent } from '../protocol/generated'
import { isAlarming, isToldByDialog, soundOf } from './hearing'

const ON_US: RallyeEvent = { event: 'Attacked', seat: 1, card: 'stop', party: 0 }
const displays = [display(0, [0, 2]), display(1, [1, 3])]

test('an attack alarms all of the party it is meant for, and nobody else', () => {
  const seenBy = (seat: number | null) => isAlarming(ON_US, rallyeView({ displays }, { seat }))
  expect([0, 1, 2, null].map(seenBy)).toEqual([true, false, true, false])
})

test('an attack is told by its scene only while it may be answered', () => {
  expect(isToldByDialog(ON_US, rallyeView({ phase: 'window' }))).toBe(true)
  expect(isToldByDialog(ON_US, rallyeView({ phase: 'turn' }))).toBe(false)
  expect(isToldByDialog(ON_US, rallyeView({ phase: 'window' }, { seat: 1 }))).toBe(false)
})

test('a flat tyre hisses, another attack on oneself hoots', () => {
  expect(soundOf({ ...ON_US, card: 'flat-tyre' }, rallyeView())).toBe('tyre')
  expect(soundOf(ON_US, rallyeView())).toBe('horn')
  expect(soundOf(ON_US, rallyeView({}, { seat: 1 }))).toBe('card')
})
