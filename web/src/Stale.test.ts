import { render } from '@testing-library/svelte'
import { readFileSync } from 'node:fs'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import Stale from './Stale.svelte'

const page = readFileSync('index.html', 'utf8')

beforeEach(() => {
  document.body.innerHTML = /<div id="stale"[^]*<\/div>/.exec(page)![0]
})
afterEach(() => {
  vi.restoreAllMocks()
  document.body.innerHTML = ''
})

const note = () => document.getElementById('stale')!

test('the page says that it has to be loaded again, and does it', () => {
  const reload = vi.spyOn(location, 'reload').mockReturnValue()
  expect(note().hidden).toBe(true)
  const { unmount } = render(Stale)
  expect(note().hidden).toBe(false)
  note().querySelector('button')!.click()
  expect(reload).toHaveBeenCalledOnce()
  unmount()
  expect(note().hidden).toBe(true)
})
