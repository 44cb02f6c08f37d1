import { render, screen } from '@testing-library/svelte'
import { afterEach, beforeAll, beforeEach, expect, test, vi } from 'vitest'
import { Problem } from '../net/requests'
import { rallyeView } from '../rallye/fixtures'
import { serve } from '../testing/server'
import { quietTable } from '../testing/table'
import { loadTexts } from '../texts/texts.svelte'
import { dismiss } from './errorMessage.svelte'
import MatchEnd from './MatchEnd.svelte'
import { until } from '../testing/until'

const next = () => screen.queryByRole('button', { name: 'Zur neuen Partie' })

beforeAll(() => loadTexts('web', 'web-table', 'table', 'server', 'rallye'))
beforeEach(dismiss)
afterEach(() => vi.unstubAllGlobals())

function end(successor: string | null, act = () => Promise.resolve()) {
  const { match, ...over } = rallyeView({}, { state: 'over', successor })
  const view = { ...over, match: { ...match!, winners: [1] } }
  const table = { ...quietTable(view).table, act }
  render(MatchEnd, { table, view, onclose: () => undefined })
}

test('the next table is offered to who may enter it', async () => {
  serve(() => [200, { v: 1, view: {} }])
  end('next')
  await until(() => expect(next()).not.toBeNull())
})

test('and not to who may not: a second device, a spectator without the new code', async () => {
  serve(() => [404, { code: 'no-such-table' }])
  end('next')
  await new Promise((done) => setTimeout(done, 20))
  expect(next()).toBeNull()
})

test('why there is no rematch is said', async () => {
  end(null, () => Promise.reject(new Problem('unreachable')))
  screen.getByRole('button', { name: 'Noch einmal spielen' }).click()
  expect(await screen.findByText(/Der Server ist nicht zu erreichen/)).toBeTruthy()
})

test('the winners stand highest, with the cup', () => {
  end(null)
  const steps = [...document.querySelectorAll('.podium > *')]
  expect(
    steps.map((step) => [step.matches('.won'), step.querySelector('text')?.textContent]),
  ).toEqual([
    [true, 'IG'],
    [false, 'DA'],
  ])
})
