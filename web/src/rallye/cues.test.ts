import { beforeAll, expect, test } from 'vitest'
import type { RallyeEvent } from '../protocol/generated'
import { loadTexts } from '../texts/texts.svelte'
import { display, rallyeView } from './fixtures'
import { advice, asksByDialog, isAlarming, isInDialog, soundOf } from './cues'

beforeAll(() => loadTexts('web', 'web-table', 'table-rallye', 'rallye'))

const ON_US: RallyeEvent = { event: 'Attacked', seat: 1, card: 'stop', party: 0 }
const UNDER_ATTACK = {
  phase: 'window',
  attack: { hazard: 'stop', party: 0, safety: 'right-of-way' },
} as const
const displays = [display(0, [0, 2]), display(1, [1, 3])]

test('an attack alarms all of the party it is meant for, and nobody else', () => {
  const seenBy = (seat: number | null) => isAlarming(ON_US, rallyeView({ displays }, { seat }))
  expect([0, 1, 2, null].map(seenBy)).toEqual([true, false, true, false])
})

test('an attack is told by its scene only while it may be answered', () => {
  expect(isInDialog(ON_US, rallyeView(UNDER_ATTACK))).toBe(true)
  expect(isInDialog(ON_US, rallyeView({ phase: 'turn' }))).toBe(false)
  expect(isInDialog(ON_US, rallyeView(UNDER_ATTACK, { seat: 1 }))).toBe(false)
})

test('while a bot plays for somebody no dialog asks them anything', () => {
  const view = rallyeView(UNDER_ATTACK)
  const chairs = view.chairs.map((chair) => chair && { ...chair, stood_in: true })
  expect(asksByDialog({ ...view, chairs })).toBe(false)
})

test('the way to the goal is told by the question whether to go on', () => {
  const laid: RallyeEvent = { event: 'Laid', seat: 0, card: 'km-25' }
  const goal: RallyeEvent = { event: 'GoalReached', seat: 0, km: 700 }
  const asked = rallyeView({ phase: 'call', waiting: [0] })
  expect([laid, goal].map((event) => isInDialog(event, asked))).toEqual([true, true])
  const other = rallyeView({ phase: 'call', waiting: [1] })
  expect([laid, goal].map((event) => isInDialog(event, other))).toEqual([false, false])
})

test('a flat tyre hisses, another attack on oneself hoots', () => {
  expect(soundOf({ ...ON_US, card: 'flat-tyre' }, rallyeView())).toBe('tyre')
  expect(soundOf(ON_US, rallyeView())).toBe('horn')
  expect(soundOf(ON_US, rallyeView({}, { seat: 1 }))).toBe('card')
})

test('on a turn everybody is advised what to do', () => {
  const stuck = rallyeView({ hand: ['km-75', 'km-25'], legal: ['-75', '-25'] })
  expect(advice(stuck)).toBe('Ohne „Freie Fahrt“ fährst du nicht los: leg eine Karte ab.')
  const ready = rallyeView({ hand: ['roll'], legal: ['roll', '-roll'] })
  expect(advice(ready)).toBe('Leg „Freie Fahrt“, dann kannst du fahren.')
  expect(advice(rallyeView({ legal: [] }))).toBe('')
})
