import { flushSync } from 'svelte'
import { afterEach, beforeAll, beforeEach, expect, test, vi } from 'vitest'
import type { Room } from '../catalogue'
import type { Happening } from '../net/table'
import type { RallyeEvent, RallyeRound } from '../protocol/generated'
import { rallyeView } from '../rallye/fixtures'
import { room } from '../rallye/rallyeRoom'
import { happening, quietTable } from '../testing/table'
import { loadTexts } from '../texts/texts.svelte'
import { announcements, clearAnnouncements } from './announcer.svelte'
import { Narrator } from './narrator.svelte'

const ATTACK: RallyeEvent = { event: 'Attacked', seat: 1, card: 'stop', party: 0 }

const UNDER_ATTACK: Partial<RallyeRound> = {
  phase: 'window',
  attack: { hazard: 'stop', party: 0, safety: 'right-of-way' },
}

let stop = (): void => undefined

beforeAll(() => loadTexts('web', 'web-table', 'table-rallye', 'rallye'))
beforeEach(() => {
  vi.useFakeTimers()
  clearAnnouncements()
})
afterEach(() => {
  stop()
  vi.useRealTimers()
})

/**
 * What is announced when something happens at a table, politely or at once. The table may have leapt
 * to another view before.
 */
function heard(
  event: RallyeEvent,
  before: Partial<RallyeRound>,
  after: Partial<RallyeRound>,
  { between, replay = false }: { between?: Partial<RallyeRound>; replay?: boolean } = {},
) {
  const { table } = quietTable(rallyeView(before))
  let hear: (happening: Happening) => void = () => undefined
  let leapt = (): void => undefined
  table.listen = (listener, leap = leapt) => {
    hear = listener
    leapt = leap
    return () => undefined
  }
  stop = $effect.root(() => void new Narrator(table, room as unknown as Room, replay))
  flushSync()
  if (between) {
    Object.assign(table, { view: rallyeView(between) })
    leapt()
  }
  Object.assign(table, { view: rallyeView(after) })
  hear(happening(2, 'seat' in event ? event.seat : null, event))
  vi.advanceTimersByTime(1000)
  const texts = (said: readonly { text: string }[]) => said.map(({ text }) => text)
  return { polite: texts(announcements.polite), urgent: texts(announcements.urgent) }
}

test('what came to the hand is told after what happened', () => {
  const laid: RallyeEvent = { event: 'Laid', seat: 1, card: 'km-100' }
  const { polite } = heard(laid, { hand: ['km-75', 'roll'] }, { hand: ['km-75', 'roll', 'km-75'] })
  expect(polite).toEqual(['Igel fährt 100 km.', 'Neu auf deiner Hand: 75 km.'])
})

test('what was there after a leap is not new', () => {
  const laid: RallyeEvent = { event: 'Laid', seat: 1, card: 'km-100' }
  const hand: Partial<RallyeRound> = { hand: ['stop', 'roll'] }
  const { polite } = heard(laid, { hand: ['km-75'] }, hand, { between: hand })
  expect(polite).toEqual(['Igel fährt 100 km.'])
})

test('an attack that may be answered is told by its scene alone', () => {
  const { polite, urgent } = heard(ATTACK, {}, UNDER_ATTACK)
  expect([...polite, ...urgent]).toEqual([])
})

test('in a replay, which asks nothing, every attack is told', () => {
  const { urgent } = heard(ATTACK, {}, UNDER_ATTACK, { replay: true })
  expect(urgent).toEqual(['Igel spielt „Stop“ gegen dich.'])
})

test('in a replay nobody is on turn', () => {
  const laid: RallyeEvent = { event: 'Laid', seat: 0, card: 'right-of-way' }
  expect(heard(laid, {}, {}, { replay: true }).polite).toEqual(['Du legst den Trumpf „Vorfahrt“.'])
})

test('an attack that nobody can answer is told at once', () => {
  expect(heard(ATTACK, {}, {}).urgent).toEqual(['Igel spielt „Stop“ gegen dich.'])
})

test('a turn that goes on after an own move is called again', () => {
  const laid: RallyeEvent = { event: 'Laid', seat: 0, card: 'right-of-way' }
  expect(heard(laid, {}, {}).polite).toEqual(['Du legst den Trumpf „Vorfahrt“.', 'Du bist dran'])
})

test('of new cards all are told', () => {
  const dealt: RallyeEvent = { event: 'Dealt', dealer: 1, number: 2 } as RallyeEvent
  const { polite } = heard(dealt, { hand: ['roll'] }, { hand: ['roll', 'stop'] })
  expect(polite[1]).toBe('Neu auf deiner Hand: Freie Fahrt, Stop.')
})
