import { flushSync } from 'svelte'
import { expect, test } from 'vitest'
import { applyTheme } from './theme.svelte'
import { settings } from './settings.svelte'

test('the page follows what is set', () => {
  const { dataset } = document.documentElement
  applyTheme()
  flushSync()
  expect(dataset).toMatchObject({ hand: 'right', textSize: 'normal', motion: 'less' })
  Object.assign(settings, { leftHanded: true, textSize: 'huge' })
  flushSync()
  expect(dataset).toMatchObject({ hand: 'left', textSize: 'huge' })
})
