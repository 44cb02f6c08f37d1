import { afterEach, expect, test, vi } from 'vitest'
import { goto, pages } from '../pages.svelte'
import { serve } from '../testing/server'
import { followRematch } from './rematch'

const OPEN = [200, { v: 1, view: {} }] as const

afterEach(() => {
  vi.unstubAllGlobals()
  goto('/')
})

test('whoever may come along is taken to the next table, in the place of this one', async () => {
  goto('/t/old')
  const { length } = history
  serve(() => OPEN)
  await followRematch('next')
  expect(pages.now).toMatchObject({ name: 'table', table: 'next' })
  expect(history.length).toBe(length)
})

test('whoever may not stays', async () => {
  goto('/t/old')
  serve(() => [404, { code: 'no-such-table' }])
  await followRematch('next')
  expect(pages.now).toMatchObject({ table: 'old' })
})

test('whoever has gone elsewhere is not fetched back', async () => {
  goto('/t/old')
  serve(() => OPEN)
  const following = followRematch('next')
  goto('/settings')
  await following
  expect(pages.now).toEqual({ name: 'settings' })
})
