import { afterEach, expect, test } from 'vitest'
import { goto, pages } from '../pages.svelte'
import { server } from '../testing/server'
import { follow } from './rematch'

const { answering } = server()
const OPEN = { 'GET /api/tables/next': { v: 1, view: {} } }

afterEach(() => goto('/'))

test('whoever may come along is taken to the next table, in the place of this one', async () => {
  goto('/t/old')
  const { length } = history
  answering(OPEN)
  await follow('next')
  expect(pages.now).toMatchObject({ name: 'table', table: 'next' })
  expect(history.length).toBe(length)
})

test('whoever may not stays', async () => {
  goto('/t/old')
  answering({ 'GET /api/tables/next': { code: 'no-such-table' } })
  await follow('next')
  expect(pages.now).toMatchObject({ table: 'old' })
})

test('whoever has gone elsewhere is not fetched back', async () => {
  goto('/t/old')
  answering(OPEN)
  const following = follow('next')
  goto('/settings')
  await following
  expect(pages.now).toEqual({ name: 'settings' })
})
