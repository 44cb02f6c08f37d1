import { flushSync } from 'svelte'
import { afterEach, beforeAll, beforeEach, expect, test, vi } from 'vitest'
import type { Status, Table } from '../net/table'
import type { View } from '../net/views'
import { rallyeView } from '../rallye/fixtures'
import { settings } from '../settings/settings.svelte'
import { quietTable } from '../testing/table'
import { loadTexts } from '../texts/texts.svelte'
import { announcements, clearAnnouncements } from './announcer.svelte'
import { alertOnTurn } from './turnAlert.svelte'

const MINE = rallyeView()
const THEIRS = rallyeView({ on_turn: 1, waiting: [1] })

let stop = (): void => undefined

beforeAll(() => loadTexts('web', 'web-table', 'rallye'))
beforeEach(() => {
  vi.useFakeTimers()
  clearAnnouncements()
})
afterEach(() => {
  asksByDialog = () => false
  advice = ''
  stop()
  settings.quiet = true
  vi.useRealTimers()
})

let asksByDialog = (_: View): boolean => false
let advice = ''

/** A table whose view and status may change. */
function watched(view: View) {
  const state = $state<{ view: View; status: Status }>({ view, status: 'live' })
  const table: Table = {
    ...quietTable(MINE).table,
    get view() {
      return state.view
    },
    get status() {
      return state.status
    },
  }
  stop = $effect.root(() =>
    alertOnTurn(table, { asksByDialog: (view) => asksByDialog(view), advice: () => advice }),
  )
  flushSync()
  return (now: Partial<typeof state>) => {
    Object.assign(state, now)
    flushSync()
  }
}

const calls = (): number => {
  vi.advanceTimersByTime(1000)
  return announcements.polite.filter(({ text }) => text === 'Du bist dran').length
}

test('a turn is called once, and stands in the title', () => {
  const turn = watched(THEIRS)
  expect([calls(), document.title]).toEqual([0, 'Rallye 1000 - Tischrunde'])
  turn({ view: MINE })
  turn({ view: { ...MINE } })
  expect([calls(), document.title]).toEqual([1, 'Du bist dran - Tischrunde'])
})

test('whoever can lay nothing is told what to do', () => {
  advice = 'Leg eine ab.'
  const turn = watched(THEIRS)
  expect(calls()).toBe(0)
  turn({ view: MINE })
  expect(calls()).toBe(1)
  expect(announcements.polite.at(-1)?.text).toBe('Leg eine ab.')
})

test('whoever a dialog asks is called only when it is their turn after that', () => {
  asksByDialog = ({ id }) => id === 'asked'
  const turn = watched(THEIRS)
  turn({ view: { ...MINE, id: 'asked' } })
  expect(calls()).toBe(0)
  turn({ view: MINE })
  expect(calls()).toBe(1)
})

test('whoever comes back and is on turn is called again', () => {
  const turn = watched(MINE)
  expect(calls()).toBe(1)
  turn({ status: 'away' })
  expect(calls()).toBe(1)
  turn({ status: 'live' })
  expect(calls()).toBe(2)
})

test('of the turns that were missed only the last is called', () => {
  const turn = watched(MINE)
  expect(calls()).toBe(1)
  turn({ view: THEIRS })
  turn({ view: MINE })
  turn({ view: THEIRS })
  turn({ view: MINE })
  expect(calls()).toBe(2)
})

test('what is set differently meanwhile calls nobody', () => {
  watched(MINE)
  expect(calls()).toBe(1)
  settings.quiet = !settings.quiet
  settings.vibration = !settings.vibration
  flushSync()
  expect(calls()).toBe(1)
  settings.vibration = false
})
