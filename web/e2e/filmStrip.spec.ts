/** Every kind of move is told in order: a card lifts, flies, lands, and then the board changes. */
import type { Page } from '@playwright/test'
import type { AnyEvent } from '../src/net/views'
import type { RallyeDisplayView, RallyeRound, UnoRound } from '../src/protocol/generated'
import { shot } from './support/output'
import { faultsOf, record, recorded, type Way } from './support/filmStrip'
import { sitWith, type ScriptedTable } from './support/scriptedTable'
import { expect, test } from './support/test'

/** Milliseconds that a strip goes on after its move: a great moment may follow. */
const AFTERWARDS_MS = 1300

interface Kind<Round> {
  name: string
  /** What differs from the usual position before it. */
  before?: Partial<Round>
  /** How the player does it; without it somebody else does. */
  own?: { card?: string; press: string[] }
  events: AnyEvent[]
  after: Partial<Round>
  ways: Way[]
}

const way = (card: string, from: string, to: string): Way => ({ card, from, to })

const display = (party: number, more: Partial<RallyeDisplayView> = {}): RallyeDisplayView => ({
  party,
  members: [party],
  battle: 'roll',
  speed: null,
  distances: {},
  km: 0,
  safeties: [],
  ...more,
})

const RALLY: Partial<RallyeRound> = {
  phase: 'turn',
  on_turn: 0,
  waiting: [0],
  attack: null,
  goal: 700,
  stock: 60,
  discard: 'petrol',
  displays: [display(0), display(1)],
  hand: ['km-100', 'stop', 'end-of-limit', 'puncture-proof', 'petrol-station', 'flat-tyre'],
  hand_sizes: [6, 6],
  legal: ['100', 'stop>B', 'end-of-limit', 'puncture-proof', '-flat-tyre'],
  blocked: {},
}
const without = (card: string) => RALLY.hand!.filter((each) => each !== card)
const THEIRS = { legal: [], on_turn: 1, waiting: [1] }
const laid = (card: string, own: Partial<RallyeDisplayView>): Partial<RallyeRound> => ({
  ...THEIRS,
  hand: without(card),
  hand_sizes: [5, 6],
  displays: [display(0, own), display(1)],
})

const RALLY_KINDS: Kind<RallyeRound>[] = [
  {
    name: 'distance',
    own: { card: 'km-100', press: ['100'] },
    events: [
      { event: 'Laid', seat: 0, card: 'km-100' },
      { event: 'Drew', seat: 1, count: 1 },
    ],
    after: {
      ...laid('km-100', { km: 100, distances: { 'km-100': 1 } }),
      hand_sizes: [5, 7],
      stock: 59,
    },
    ways: [way('km-100', 'hand', 'display-0-km-100')],
  },
  {
    name: 'attack',
    own: { card: 'stop', press: ['stop>B'] },
    events: [{ event: 'Attacked', seat: 0, card: 'stop', party: 1 }],
    after: { ...laid('stop', {}), displays: [display(0), display(1, { battle: 'stop' })] },
    ways: [way('stop', 'hand', 'display-1-battle')],
  },
  {
    name: 'remedy',
    before: { displays: [display(0, { speed: 'speed-limit' }), display(1)] },
    own: { card: 'end-of-limit', press: ['end-of-limit'] },
    events: [{ event: 'Laid', seat: 0, card: 'end-of-limit' }],
    after: laid('end-of-limit', { speed: 'end-of-limit' }),
    ways: [way('end-of-limit', 'hand', 'display-0-speed')],
  },
  {
    name: 'safety',
    own: { card: 'puncture-proof', press: ['puncture-proof'] },
    events: [{ event: 'Laid', seat: 0, card: 'puncture-proof' }],
    after: laid('puncture-proof', { safeties: [{ card: 'puncture-proof', crosswise: false }] }),
    ways: [way('puncture-proof', 'hand', 'display-0-puncture-proof')],
  },
  {
    name: 'coup fourré',
    before: {
      phase: 'window',
      on_turn: 1,
      waiting: [0],
      attack: { party: 0, hazard: 'empty-tank', safety: 'petrol-station' },
      displays: [display(0, { battle: 'empty-tank' }), display(1)],
      legal: ['coup', 'stand'],
    },
    own: { press: ['coup'] },
    events: [
      { event: 'CoupFourrePlayed', seat: 0, safety: 'petrol-station', hazard: 'empty-tank' },
      { event: 'Lifted', party: 0, hazard: 'empty-tank' },
    ],
    after: {
      ...laid('petrol-station', { safeties: [{ card: 'petrol-station', crosswise: true }] }),
      phase: 'turn',
      attack: null,
      discard: 'empty-tank',
    },
    ways: [
      way('petrol-station', 'hand', 'display-0-petrol-station'),
      way('empty-tank', 'display-0-battle', 'discard'),
    ],
  },
  {
    name: 'discard',
    own: { card: 'flat-tyre', press: ['-flat-tyre'] },
    events: [{ event: 'Discarded', seat: 0, card: 'flat-tyre' }],
    after: { ...laid('flat-tyre', {}), discard: 'flat-tyre' },
    ways: [way('flat-tyre', 'hand', 'discard')],
  },
  {
    name: 'draw',
    before: { ...THEIRS, hand_sizes: [6, 7] },
    events: [
      { event: 'Discarded', seat: 1, card: 'spare-tyre' },
      { event: 'Drew', seat: 0, count: 1 },
    ],
    after: {
      hand: ['km-100', 'repairs', ...without('km-100')] as RallyeRound['hand'],
      hand_sizes: [7, 6],
      discard: 'spare-tyre',
      stock: 59,
    },
    ways: [way('spare-tyre', 'seat-1', 'discard'), way('repairs', 'stock', 'hand')],
  },
  {
    name: 'goal',
    before: { displays: [display(0, { km: 600, distances: { 'km-200': 3 } }), display(1)] },
    own: { card: 'km-100', press: ['100'] },
    events: [
      { event: 'Laid', seat: 0, card: 'km-100' },
      { event: 'GoalReached', seat: 0, km: 700 },
    ],
    after: {
      ...laid('km-100', { km: 700, distances: { 'km-200': 3, 'km-100': 1 } }),
      phase: 'call',
      on_turn: 0,
      waiting: [0],
      legal: ['extend', 'finish'],
    },
    ways: [way('km-100', 'hand', 'display-0-km-100')],
  },
]

const UNO: Partial<UnoRound> = {
  phase: 'turn',
  on_turn: 0,
  waiting: [0],
  direction: 1,
  top: 'red-9',
  colour: 'red',
  pending: 0,
  doubted: null,
  uncalled: null,
  called: [],
  drawn: null,
  shown: null,
  stock: 60,
  hand: ['red-3', 'red-skip', 'red-reverse', 'red-draw-two', 'wild', 'wild-draw-four'],
  hand_sizes: [6, 5, 5],
  legal: [
    'red-3',
    'red-skip',
    'red-reverse',
    'red-draw-two',
    'wild=blue',
    'wild-draw-four=blue',
    'draw',
  ],
  blocked: {},
}
type UnoCard = UnoRound['top']
const played = (card: UnoCard, more: Partial<UnoRound> = {}): Partial<UnoRound> => ({
  legal: [],
  on_turn: 1,
  waiting: [1],
  hand: UNO.hand!.filter((each) => each !== card),
  hand_sizes: [5, 5, 5],
  top: card,
  ...more,
})
const lay = (
  name: string,
  card: UnoCard,
  after: Partial<UnoRound> = {},
  more: AnyEvent[] = [],
): Kind<UnoRound> => {
  const wild = card.startsWith('wild')
  const press = wild ? ['lay', `${card}=blue`] : ['lay']
  const colour = wild ? 'blue' : null
  return {
    name,
    own: { card, press },
    events: [{ event: 'Played', seat: 0, card, colour }, ...more],
    after: played(card, { ...after, ...(wild ? { colour: 'blue' } : {}) }),
    ways: [way(card, 'hand', 'discard')],
  }
}

const UNO_KINDS: Kind<UnoRound>[] = [
  lay('number', 'red-3'),
  lay('skip', 'red-skip', { on_turn: 2, waiting: [2] }),
  lay('reverse', 'red-reverse', { on_turn: 2, waiting: [2], direction: -1 }),
  lay('draw two', 'red-draw-two', { hand_sizes: [5, 7, 5], stock: 58 }, [
    { event: 'Drew', seat: 1, count: 2 },
  ]),
  lay('wild', 'wild'),
  lay('wild four', 'wild-draw-four'),
  {
    name: 'challenge',
    before: {
      phase: 'doubt',
      doubted: { seat: 2, colour: 'red', penalty: 4 },
      top: 'wild-draw-four',
      colour: 'blue',
      legal: ['challenge', 'accept'],
    },
    own: { press: ['challenge'] },
    events: [
      { event: 'Challenged', seat: 0, challenged: 2, guilty: false },
      { event: 'Drew', seat: 0, count: 1 },
    ],
    after: {
      top: 'wild-draw-four',
      colour: 'blue',
      hand: [...UNO.hand!, 'green-4'],
      hand_sizes: [7, 5, 5],
      stock: 59,
      on_turn: 1,
      waiting: [1],
      legal: [],
    },
    ways: [way('green-4', 'stock', 'hand')],
  },
  {
    name: 'catch',
    before: { hand_sizes: [6, 1, 5], legal: ['catch>2'], uncalled: 1, on_turn: 2, waiting: [2] },
    own: { press: ['catch>2'] },
    events: [
      { event: 'Caught', seat: 0, caught: 1 },
      { event: 'Drew', seat: 1, count: 2 },
    ],
    after: {
      hand_sizes: [6, 3, 5],
      stock: 58,
      legal: [],
      uncalled: null,
      on_turn: 2,
      waiting: [2],
    },
    ways: [],
  },
  {
    name: 'draw',
    own: { press: ['draw'] },
    events: [{ event: 'Drew', seat: 0, count: 1 }],
    after: {
      hand: [...UNO.hand!, 'green-4'],
      hand_sizes: [7, 5, 5],
      stock: 59,
      drawn: 'green-4',
      legal: ['keep'],
    },
    ways: [way('green-4', 'stock', 'hand')],
  },
]

/** Plays a move of a kind, and returns what is wrong with how it was told. */
async function told<Round>(
  table: ScriptedTable,
  game: string,
  base: Partial<Round>,
  kind: Kind<Round>,
): Promise<string[]> {
  const { page } = table
  await play(table, base, kind, () => record(page, game, kind.ways))
  return faultsOf(await recorded(page), kind.ways, kind.own?.card !== undefined)
}

/** Plays a move of a kind; `ready` is called right before. */
async function play<Round>(
  { page, player, update, answer, shown }: ScriptedTable,
  base: Partial<Round>,
  { before, own, events, after }: Kind<Round>,
  ready: () => Promise<void>,
): Promise<void> {
  await update({ set: { match: { round: { ...base, ...before } } } })
  await expect(page.locator('.sky > *')).toHaveCount(0)
  const move = { by: own ? 0 : 1, events, set: { match: { round: after } } }
  if (own?.card) await player.chooseCard(own.card)
  await ready()
  if (own) {
    answer(move)
    for (const press of own.press)
      await player.press(
        page.locator(`:is([data-move="${press}"], [data-action="${press}"]):visible`).last(),
      )
    await shown()
  } else await update(move)
}

/** Takes pictures of a page until `over`, then one of all of them side by side. */
async function film(page: Page, path: string, over: Promise<void>): Promise<void> {
  const pictures: string[] = []
  let going = true
  const stop = async (): Promise<void> => {
    await over
    await page.waitForTimeout(AFTERWARDS_MS)
    going = false
  }
  const stopped = stop()
  while (going) {
    const picture = await page.screenshot({ type: 'jpeg', quality: 70 })
    pictures.push(`<img src="data:image/jpeg;base64,${picture.toString('base64')}" width="195">`)
  }
  await stopped
  const sheet = await page.context().newPage()
  await sheet.setViewportSize({ width: 195 * Math.min(8, pictures.length), height: 430 })
  await sheet.setContent(`<body style="margin: 0; line-height: 0">${pictures.join('')}`)
  await sheet.screenshot({ type: 'jpeg', quality: 70, path, fullPage: true })
  await sheet.close()
}

const GAMES = [
  ['rallye', 'fx-schmid', 1, RALLY, RALLY_KINDS],
  ['uno', 'uno-carabiner', 2, UNO, UNO_KINDS],
] as const

for (const [motion, how] of [
  ['no-preference', 'fly'],
  ['reduce', 'fade'],
] as const) {
  for (const [game, rules, bots, base, kinds] of GAMES) {
    test(
      `${game}: cards that ${how} are seen once at any time`,
      { tag: how === 'fly' ? ['@phone'] : ['@phone', '@long'] },
      async ({ people }) => {
        const table = await sitWith(people, game, rules, bots, { reducedMotion: motion })
        for (const kind of kinds) {
          const faults = await told(table, game, base as object, kind as Kind<object>)
          expect.soft(faults, kind.name).toEqual([])
        }
      },
    )
  }
}

for (const [game, rules, bots, base, kinds] of GAMES) {
  test(`${game}: strips to look at`, { tag: ['@phone', '@pictures'] }, async ({ people }) => {
    const slow = { name: 'tischrunde.settings', value: JSON.stringify({ speed: 'slow' }) }
    const origins = [{ origin: people.server.url, localStorage: [slow] }]
    const table = await sitWith(people, game, rules, bots, {
      reducedMotion: 'no-preference',
      storageState: { cookies: [], origins },
    })
    for (const kind of kinds as readonly Kind<object>[]) {
      const path = shot('film-strip', `${game}-${kind.name.replace(' ', '-')}.jpg`)
      let cut = (): void => undefined
      const over = new Promise<void>((resolve) => (cut = resolve))
      let filmed = Promise.resolve()
      await play(table, base as object, kind, () => {
        filmed = film(table.page, path, over)
        return Promise.resolve()
      })
      cut()
      await filmed
    }
  })
}
