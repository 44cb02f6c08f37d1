import { fireEvent, render, screen } from '@testing-library/svelte'
import { afterEach, beforeAll, expect, test, vi } from 'vitest'
import { goto, pages } from '../pages.svelte'
import { serve } from '../testing/server'
import { loadTexts } from '../texts/texts.svelte'
import NoTable from './NoTable.svelte'
import { until } from '../testing/until'

const FOUND = { table: 't1', link: 'https://tisch.example/t/t1#roter-fuchs-tanzt' }

beforeAll(() => loadTexts('web', 'web-table'))
afterEach(() => {
  vi.unstubAllGlobals()
  goto('/')
})

async function look(code: string) {
  const onagain = vi.fn()
  serve((request) => {
    const wanted = `GET /api/codes ${encodeURIComponent(code)}`
    return request === wanted ? [200, FOUND] : undefined
  })
  render(NoTable, { text: '', onagain })
  await fireEvent.input(screen.getByLabelText('Code des Tisches'), { target: { value: code } })
  await fireEvent.submit(document.querySelector('form')!)
  return onagain
}

test('a code as somebody types it leads to the code as the server writes it', async () => {
  await look('Roter Fuchs tanzt')
  const page = { name: 'table', table: 't1', code: 'roter-fuchs-tanzt' }
  await until(() => expect(pages.now).toEqual(page))
})

test('where one is already, one looks again', async () => {
  goto('/t/t1#roter-fuchs-tanzt')
  const { length } = history
  const onagain = await look('roter-fuchs-tanzt')
  await until(() => expect(onagain).toHaveBeenCalledOnce())
  expect(history.length).toBe(length)
})
