import { fireEvent, render, screen } from '@testing-library/svelte'
import { createRawSnippet, flushSync } from 'svelte'
import { afterEach, beforeAll, beforeEach, expect, test, vi } from 'vitest'
import { roomOf } from '../catalogue'
import type { Table } from '../net/table'
import type { View } from '../net/views'
import type { Hint } from '../protocol/generated'
import { serve } from '../testing/server'
import { quietTable } from '../testing/table'
import { loadTexts } from '../texts/texts.svelte'
import { unoView } from '../uno/fixtures'
import { announcements, clearAnnouncements } from './announcer.svelte'
import { dismiss, errorMessage } from './errorMessage.svelte'
import Hand from './Hand.svelte'
import { identified, type HandCard } from './handCards'
import { dropHint, hintFor, mayHint } from './hint.svelte'
import { askHint } from './hintRequest'
import StatusCard from './StatusCard.svelte'
import { TABLE_CONTEXT } from './tableContext'
import { until } from '../testing/until'

const HINT: Hint = {
  v: 7,
  move: 'blue-2',
  words: 'Blaue 2 legen',
  chance: 63,
  deals: 150,
  reasons: [
    { id: 'gets-rid-of-points', side: 'for', words: 'du wirst Punkte los' },
    { id: 'keeps-the-wild', side: 'against', words: 'die Karte passt auch später' },
  ],
}
const MINE = unoView({ hand: ['red-3', 'blue-2', 'blue-2'], legal: ['blue-2', 'draw'] })
const SAID =
  'Tipp: Blaue 2 legen. Dafür: du wirst Punkte los. Dagegen: die Karte passt auch später. ' +
  'Chance, die Partie zu gewinnen: etwa 63 %.'

beforeAll(() => loadTexts('web', 'web-table', 'table', 'server'))
beforeAll(() => Promise.all([import('./HintOffer.svelte'), roomOf('uno')]))
beforeEach(() => {
  dropHint()
  dismiss()
  clearAnnouncements()
})
afterEach(() => vi.unstubAllGlobals())

/** A table whose view can be changed, with its status line and hand. */
function sit(view: View, paced = true) {
  let current = $state.raw(view)
  const table = { ...quietTable(view).table } as Table
  Object.defineProperty(table, 'view', { get: () => current })
  const context = new Map([
    [TABLE_CONTEXT, { table, acting: null, ...(paced ? { paced: {} } : {}) }],
  ])
  const hand = view.match!.round.hand
  const ids = identified(hand)
  const cards = hand.map((card, at): HandCard => ({
    id: ids[at]!,
    card,
    name: card,
    locked: false,
  }))
  const face = createRawSnippet<[HandCard]>((it) => ({ render: () => `<b>${it().card}</b>` }))
  const [onchoose, onwhy] = [vi.fn(), vi.fn()]
  render(Hand, { props: { cards, chosen: null, onchoose, onwhy, ways: [], face }, context })
  render(StatusCard, { props: { title: 'Du bist dran', text: '', now: () => 0 }, context })
  return { table, change: (next: View) => flushSync(() => (current = next)) }
}

const offered = () => screen.findByRole('button', { name: 'Tipp' })
const button = () => screen.queryByRole('button', { name: 'Tipp' })

test('hints are for whoever is on turn among bots alone', () => {
  expect(mayHint(MINE)).toBe(true)
  expect(mayHint(unoView({ on_turn: 1 }))).toBe(false)
  expect(mayHint(unoView({}, { seat: null }))).toBe(false)
  const held = MINE.chairs.map((chair, seat) =>
    seat === 2 ? { ...chair!, kind: 'person', stood_in: true } : chair,
  )
  expect(mayHint({ ...MINE, chairs: held })).toBe(false)
  expect(mayHint({ ...MINE, chairs: held, hints: true })).toBe(true)
})

test('a hint is shown, read out, and its card is marked until it is put away', async () => {
  const asked = serve(() => [200, HINT])
  sit(MINE)
  await fireEvent.click(await offered())
  const bubble = await screen.findByRole('group', { name: 'Tipp: Blaue 2 legen.' })
  expect(asked).toEqual(['POST /api/tables/table/hint?lang=de'])
  expect(bubble.textContent).toContain('du wirst Punkte los')
  expect(bubble.textContent).toContain('63 %')
  await until(() => expect(announcements.polite.at(-1)?.text).toBe(SAID))
  const names = () =>
    screen.getAllByRole('button', { name: /blue-2/ }).map((it) => it.getAttribute('aria-label'))
  expect(names()).toEqual(['blue-2, Tipp', 'blue-2'])
  await fireEvent.click(screen.getByRole('button', { name: 'Schließen' }))
  expect(screen.queryByTestId('hint')).toBeNull()
  expect(names()).toEqual(['blue-2', 'blue-2'])
})

test('a hint goes when play goes on, and one that comes too late is not shown', async () => {
  serve(() => [200, HINT])
  const { table, change } = sit(MINE)
  await askHint(table)
  flushSync()
  expect(hintFor(table.view)?.card).toBe('blue-2')
  const next = unoView({ on_turn: 1 })
  change(next)
  expect(hintFor(table.view)).toBeNull()
  expect(button()).toBeNull()
  change(MINE)
  const late = askHint(table)
  change(next)
  await late
  expect(hintFor(next)).toBeNull()
})

test('a refused hint is explained', async () => {
  serve(() => [409, { code: 'no-hints-among-people' }])
  sit(MINE)
  await fireEvent.click(await offered())
  await until(() => expect(errorMessage.latest).toMatch(/^Tipps gibt es gegen/))
  await until(() => expect(button()!.hasAttribute('disabled')).toBe(false))
})

test('a replay offers none', () => {
  sit(MINE, false)
  expect(button()).toBeNull()
})
