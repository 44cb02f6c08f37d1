import { beforeEach, expect, test, vi } from 'vitest'
import type { Room } from '../catalogue'
import type { Table } from '../net/table'
import { rallyeView } from '../rallye/fixtures'
import { settings } from '../settings/settings.svelte'
import { askForTime } from './moreTime'

const act = vi.fn<(deed: string) => Promise<void>>()
const room = { hurries: true } as Room
const tableWith = (more = {}) => ({ view: rallyeView({}, more), act }) as unknown as Table

beforeEach(() => {
  act.mockReset().mockResolvedValue()
  settings.moreTime = true
})

test('whoever has set it asks for more time at a table', () => {
  askForTime(tableWith(), room)
  expect(act).toHaveBeenCalledExactlyOnceWith('more-time')
})

test('nobody asks who has not, who has it, who watches, or where nothing hurries', () => {
  askForTime(tableWith({ more_time: true }), room)
  askForTime(tableWith({ seat: null }), room)
  askForTime(tableWith({ state: 'over' }), room)
  askForTime(tableWith(), {} as Room)
  settings.moreTime = false
  askForTime(tableWith(), room)
  expect(act).not.toHaveBeenCalled()
})
