import 'fake-indexeddb/auto'
import { expect, test, vi } from 'vitest'
import { Logs } from '../device/logs'
import type { NewDeviceTable, PadOpening, Standing } from '../protocol/generated'
import { forgetDevice } from './forget'
import { set, settings } from './settings.svelte'

test('who is forgotten leaves nothing of ours behind, and all that is not ours', async () => {
  set('leftHanded', true)
  sessionStorage.setItem('tischrunde.log.t1', '[]')
  localStorage.setItem('neighbour', 'theirs')
  await forgetDevice()
  expect(settings.leftHanded).toBe(false)
  expect(localStorage.getItem('tischrunde.settings')).toBeNull()
  expect(sessionStorage.getItem('tischrunde.log.t1')).toBeNull()
  expect(localStorage.getItem('neighbour')).toBe('theirs')
  localStorage.removeItem('neighbour')
  settings.motion = 'less'
})

test('who is forgotten takes matches and pads along', async () => {
  const logs = await Logs.open()
  const id = 'T'
  const row = { table: id, version: 1, at: 0, seat: 0, key: 'k', act: 'move', body: '' }
  const wanted = { game: 'uno' } as NewDeviceTable
  await logs.create({ id, secret: '', wanted, standing: {} as Standing }, [row])
  const standing = { names: [], members: [], totals: [], winners: [], counted: 0, at: 0 }
  await logs.keepPad({ id: 'P', opened: {} as PadOpening, standing }, [])
  await logs.keepRecord({ id: 'R', text: 'a match' })
  await forgetDevice()
  expect(await logs.tables()).toEqual([])
  expect(await logs.read(id)).toBeNull()
  expect(await logs.pads()).toEqual([])
  expect(await logs.records()).toEqual([])
  logs.close()
})

test('a device that keeps nothing has nothing to forget', async () => {
  vi.spyOn(indexedDB, 'open').mockImplementation(() => {
    throw new DOMException('not here', 'SecurityError')
  })
  set('leftHanded', true)
  await forgetDevice()
  expect(settings.leftHanded).toBe(false)
  vi.restoreAllMocks()
})
