import { expect, test } from 'vitest'
import type { PadEvent } from '../protocol/generated'
import { fieldAt, padEvent } from '../testing/pad'
import { lastDeed } from './deeds'

const KM = fieldAt(1, 'km', 0)
const SAFETIES = fieldAt(1, 'safeties', 0)

function last(events: PadEvent[], by = 'Lena') {
  const opened = { id: 'a0' } as never
  return lastDeed({ opened, written: events }, ['a0', ...events.map(({ id }) => id)], by)
}

test('where nothing was written nothing can be taken back', () => {
  expect(last([])).toBeNull()
})

test('what was written at once is taken back at once, to what stood before', () => {
  const deed = last([
    padEvent('e0', 1, KM, '700'),
    padEvent('e1', 2, KM, '800'),
    padEvent('e2', 2, SAFETIES, 'driving-ace'),
  ])
  expect(deed?.undone).toEqual([
    { id: 'e1', place: KM, value: '700' },
    { id: 'e2', place: SAFETIES, value: null },
  ])
})

test('after taking back the deed before is next, until none is left', () => {
  const two = [padEvent('e0', 1, KM, '700'), padEvent('e1', 2, KM, '800')]
  const once = [...two, padEvent('e2', 3, KM, '700')]
  expect(last(once)?.undone).toEqual([{ id: 'e0', place: KM, value: null }])
  const twice = [...once, padEvent('e3', 4, KM, null)]
  expect(last(twice)).toBeNull()
  const again = [...twice, padEvent('e4', 5, KM, '900')]
  expect(last(again)?.undone).toEqual([{ id: 'e4', place: KM, value: null }])
})

test('what somebody else wrote is not taken back', () => {
  const events = [
    padEvent('e0', 1, KM, '700'),
    padEvent('e1', 2, fieldAt(1, 'km', 1), '500', 'Oma'),
  ]
  expect(last(events)?.undone.map(({ id }) => id)).toEqual(['e0'])
  expect(last(events, 'Oma')?.undone.map(({ id }) => id)).toEqual(['e1'])
  expect(last(events, 'Ben')).toBeNull()
})

test('what somebody else wrote over it is what stands before the next deed', () => {
  const events = [
    padEvent('e0', 1, KM, '700'),
    padEvent('e1', 2, KM, '500', 'Oma'),
    padEvent('e2', 3, KM, '600'),
  ]
  expect(last(events)?.undone).toEqual([{ id: 'e2', place: KM, value: '500' }])
})

test('the same value in another round takes nothing back', () => {
  const events = [padEvent('e0', 1, KM, '700'), padEvent('e1', 2, fieldAt(2, 'km', 0), null)]
  expect(last(events)?.undone).toEqual([{ id: 'e1', place: fieldAt(2, 'km', 0), value: null }])
})
