/** A lesson as a table, with an engine that knows two moves. */
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import type { Happening } from '../net/table'
import { Problem } from '../net/requests'
import { isDone, noteDone } from './done.svelte'
import { LessonTable } from './lessonTable.svelte'

const { ask } = vi.hoisted(() => ({ ask: vi.fn() }))
vi.mock('../device/device.svelte', () => ({ device: { ask } }))

const STEPS = ['100', '200']
const coach = (step: number) => ({
  lesson: 'roll',
  title: '',
  words: `task ${step}`,
  step,
  steps: 2,
})
const frame = (v: number, stock: number) => ({
  t: 'ev',
  v,
  at: v,
  by: 0,
  events: [],
  set: { match: { round: { stock } } },
})

interface Asked {
  played: string[]
  move: string
}

async function answered(name: string, { played, move }: Asked): Promise<unknown> {
  const step = played.length
  const view = { match: { round: { stock: 9 - step } } }
  if (name === 'lesson-open') return { snap: { v: 1, view }, coach: coach(step) }
  if (move === 'boom') throw new Problem('device-failed')
  if (move !== STEPS[step])
    return { kind: 'other', words: 'not that', refusal: {}, frames: [], coach: coach(step) }
  const frames = [frame(2, 5), frame(3, 4)]
  return { kind: 'on', words: '', refusal: {}, frames, coach: coach(step + 1) }
}

beforeEach(() => {
  vi.useFakeTimers()
  ask.mockReset().mockImplementation(answered)
  localStorage.clear()
})

afterEach(() => vi.useRealTimers())

async function opened(): Promise<LessonTable> {
  const table = new LessonTable('roll', 'schmidt')
  await table.open('de')
  return table
}

async function play(table: LessonTable, move: string): Promise<void> {
  const done = table.play(move)
  await vi.runAllTimersAsync()
  await done
}

const stock = (table: LessonTable) => table.view!.match!.round.stock

test('a move that goes on is played with what the others play, one after the other', async () => {
  const table = await opened()
  const heard: [number, string][] = []
  table.listen(({ v }: Happening) => heard.push([v, table.coach!.words]))
  await play(table, '100')
  expect(heard).toEqual([
    [2, 'task 0'],
    [3, 'task 0'],
  ])
  expect([stock(table), table.coach!.words, table.done]).toEqual([4, 'task 1', false])
})

test('one that does not is answered, and nothing happens', async () => {
  const table = await opened()
  await play(table, '25')
  expect([table.answer?.words, stock(table), table.coach!.step]).toEqual(['not that', 9, 0])
  await play(table, '100')
  expect(table.answer).toBeNull()
})

test('while a move is answered no other is taken, and after the end none', async () => {
  const table = await opened()
  const first = table.play('100')
  await table.play('100')
  await vi.runAllTimersAsync()
  await first
  await play(table, '200')
  expect(table.done).toBe(true)
  const asked = ask.mock.calls.length
  await play(table, '25')
  expect(ask.mock.calls.length).toBe(asked)
  expect(ask.mock.calls.filter(([name]) => name === 'lesson-play')).toHaveLength(2)
})

test('in another language it is where it was, and not in the middle of a move', async () => {
  const table = await opened()
  const playing = table.play('100')
  const turned = table.open('fr')
  await vi.runAllTimersAsync()
  await Promise.all([playing, turned])
  expect(ask.mock.lastCall).toMatchObject(['lesson-open', { played: ['100'], language: 'fr' }])
  expect(table.coach!.step).toBe(1)
})

test('after the engine has failed the same move can be tried again', async () => {
  const table = await opened()
  await expect(table.play('boom')).rejects.toThrow('device-failed')
  expect(table.busy).toBe(false)
  await play(table, '100')
  expect(table.coach!.step).toBe(1)
})

test('what was played to its end is known by box, and what is kept may be anything', () => {
  noteDone('schmidt', 'roll')
  expect([isDone('schmidt', 'roll'), isDone('fx-schmid', 'roll')]).toEqual([true, false])
  expect(localStorage.getItem('tischrunde.lessons')).toBe('["schmidt/roll"]')
  localStorage.setItem('tischrunde.lessons', '{nonsense')
  noteDone('schmidt', 'repair')
  expect(isDone('schmidt', 'repair')).toBe(true)
})
