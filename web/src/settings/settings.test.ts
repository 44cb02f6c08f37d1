import { expect, test } from 'vitest'
import { forgetSettings } from './forget'
import { set, settings } from './settings.svelte'

test('who is forgotten leaves nothing of ours behind, and all that is not ours', () => {
  set('leftHanded', true)
  sessionStorage.setItem('tischrunde.log.t1', '[]')
  localStorage.setItem('neighbour', 'theirs')
  forgetSettings()
  expect(settings.leftHanded).toBe(false)
  expect(localStorage.getItem('tischrunde.settings')).toBeNull()
  expect(sessionStorage.getItem('tischrunde.log.t1')).toBeNull()
  expect(localStorage.getItem('neighbour')).toBe('theirs')
  localStorage.removeItem('neighbour')
  settings.motion = 'less'
})
