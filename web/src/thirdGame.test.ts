/** A game that no shared file knows: once registered, it is shown everywhere. */
import { render, screen } from '@testing-library/svelte'
import type { Component } from 'svelte'
import { beforeAll, expect, test, vi } from 'vitest'
import { GAMES, faceOf, register, roomOf, startTexts, type Face, type Room } from './catalogue'
import Card from './cards/Card.svelte'
import CardSheet from './cards/CardSheet.svelte'
import type { Game, View } from './net/views'
import { choice } from './start/choice.svelte'
import GameCards from './start/GameCards.svelte'
import Help from './table/Help.svelte'
import TableShell from './table/TableShell.svelte'
import { partyName, refusalInWords } from './table/names'
import { head } from './testing/table'
import { livelyTable } from './testing/livelyTable.svelte'
import { loadTexts, say } from './texts/texts.svelte'

const DICE = 'dice' as Game
const TEXTS: Record<string, string> = {
  'web-dice':
    'start-dice = Würfel\nstart-dice-facts = zu zweit\nkey-shake = schütteln\nhelp-luck = Glück',
  dice: 'title = Würfel\nedition-leather-cup = Lederbecher\ncard-six = Sechs\nrefusal-late = zu spät',
  'table-dice': 'dice-goal = bis { $points }',
}

const Board = ((anchor: Comment) => anchor.before('Becher')) as unknown as Component
const room = {
  Board,
  goal: ({ match }: View) => say('web', 'dice-goal', { points: match!.target }),
  help: { keys: [['W', 'shake']], hint: 'help-luck' },
  narrate: () => null,
  miniCard: () => null,
  routesOf: () => [],
  soundOf: () => null,
  isAlarming: () => false,
  asksByDialog: () => false,
  isInDialog: () => false,
  advice: () => '',
  isNewHand: () => false,
  isPressing: () => false,
} as unknown as Room
const face = {
  place: 3,
  startTexts: 'web-dice',
  fan: ['one', 'six', 'two'],
  emblem: 'six',
  usual: { edition: 'leather-cup', players: 2, counts: [2] },
  cards: { drawing: (card: string) => `die-${card}` },
  offers: [],
  parts: () =>
    Promise.resolve({
      cardGroups: () => Promise.resolve({ cardGroups: () => [{ title: 'Augen', cards: ['six'] }] }),
    }),
  partiesOf: ({ hand_sizes }: { hand_sizes: number[] }) => [hand_sizes.map((_, seat) => seat)],
  room: () => Promise.resolve({ room }),
} as unknown as Face

const view = {
  ...head(2, 'person'),
  game: 'dice',
  rules: 'leather-cup',
  seat: 0,
  match: {
    number: 1,
    target: 21,
    totals: [],
    sheets: [],
    winners: [],
    round: { on_turn: 0, waiting: [0], hand: [], hand_sizes: [0, 0] },
  },
} as unknown as View

beforeAll(async () => {
  const files = globalThis.fetch
  vi.stubGlobal('fetch', (address: string) => {
    const [, name] = /\/([\w-]+)\.ftl$/.exec(address) ?? []
    const text = name && TEXTS[name]
    return text ? Promise.resolve(new Response(text)) : files(address)
  })
  register(DICE, face)
  await loadTexts('web', 'web-table', 'table', 'server', ...startTexts())
})

test('it stands last on the start page, with its cards and what is usual', () => {
  expect(GAMES.at(-1)).toBe(DICE)
  const { container } = render(GameCards)
  expect(screen.getByRole('radio', { name: /Würfel/ })).toBeTruthy()
  expect(container.querySelectorAll('[data-game="dice"] use[href^="#dice-die-"]')).toHaveLength(3)
  choice.game = DICE
  expect([choice.edition, choice.players]).toEqual(['leather-cup', 2])
})

test('its cards are drawn and listed', async () => {
  await loadTexts(DICE)
  const { container } = render(Card, { game: DICE, card: 'six' as never })
  expect(container.querySelector('use')?.getAttribute('href')).toBe('#dice-die-six')
  const parts = await faceOf(DICE).parts()
  const { cardGroups } = await parts.cardGroups()
  render(CardSheet, { game: DICE, edition: '', groups: cardGroups('') })
  expect(screen.getByRole('figure').textContent).toContain('Sechs')
})

test('its table shows its board, its goal and its colours', async () => {
  const fetched = await roomOf(DICE)
  const { table } = livelyTable(view)
  const { container } = render(TableShell, { table, room: fetched })
  expect(container.textContent).toContain('Becher')
  expect(screen.getByRole('heading', { level: 1 }).textContent).toContain('bis 21')
  expect(container.querySelector('.ground')?.getAttribute('data-game')).toBe('dice')
})

test('its words are used for help, parties and refusals', async () => {
  render(Help, { view, room: await roomOf(DICE), onclose: () => undefined })
  expect(screen.getByText('schütteln')).toBeTruthy()
  expect(screen.getByText('Glück')).toBeTruthy()
  expect(partyName(view, 0)).toBe('Dachs und Igel')
  expect(refusalInWords({ reason: 'late', clause: '', args: {} }, view)).toBe('zu spät')
})
