import { beforeAll, describe, expect, test } from 'vitest'
import type { RallyeCard, RallyeEvent, RallyeRound } from '../protocol/generated'
import { namesOf } from '../table/names'
import { happening } from '../testing/table'
import { loadTexts } from '../texts/texts.svelte'
import { display, rallyeView } from './fixtures'
import { usesOf } from './moves'
import { statusOf } from './status'

beforeAll(() => loadTexts('web', 'web-table', 'table-rallye', 'rallye'))

interface Shown {
  edition?: string
  card?: RallyeCard
  seat?: number | null
  events?: RallyeEvent[]
  stoodIn?: boolean
}

function shown(round: Partial<RallyeRound>, more: Shown = {}): string {
  const { edition = 'winning-moves', card = null, seat = 0, events = [], stoodIn } = more
  const seen = rallyeView(round, { seat })
  const chairs = seen.chairs.map((it) => it && { ...it, stood_in: stoodIn ?? it.stood_in })
  const view = { ...seen, chairs }
  const { round: full } = view.match!
  const { title, text } = statusOf({
    view,
    round: full,
    names: namesOf(view),
    edition,
    happenings: [happening(1, 1, ...events)],
    card,
    uses: card ? usesOf(full.legal, card) : [],
    aimed: null,
  })
  return `${title} / ${text}`
}

/** The own battle pile shows this card, and an opponent drives. */
const before = (battle: RallyeCard | null, more: Parameters<typeof display>[2] = {}) => ({
  displays: [display(0, [0], { battle, ...more }), display(1, [1], { battle: 'roll' })],
})

describe('on the own turn the line says what to do', () => {
  test.each<[battle: RallyeCard | null, legal: string[], told: string]>([
    [null, ['-75', '-25'], 'Ohne „Grüne Welle“ fährst du nicht los: leg eine Karte ab.'],
    [null, ['roll', '-roll', '-25'], 'Leg „Grüne Welle“, dann kannst du fahren.'],
    [
      null,
      ['stop>B', 'right-of-way', '-25'],
      'Ohne „Grüne Welle“ fährst du nicht los: greif an, leg einen Trumpf oder leg eine Karte ab.',
    ],
    ['repairs', ['-25'], 'Ohne „Grüne Welle“ fährst du nicht los: leg eine Karte ab.'],
    ['stop', ['-25'], 'Gegen „Stop“ brauchst du „Grüne Welle“: leg eine Karte ab.'],
    ['accident', ['-25'], 'Gegen „Blechschaden“ brauchst du „Werkstatt“: leg eine Karte ab.'],
    ['accident', ['repairs', '-25'], 'Leg „Werkstatt“ auf „Blechschaden“.'],
    [
      'empty-tank',
      ['stop>B', '-25'],
      'Gegen „Leerer Tank“ brauchst du „Benzin“: greif an oder leg eine Karte ab.',
    ],
    ['roll', ['100', '-100'], 'Fahr Kilometer.'],
    ['roll', ['100', 'stop>B', '-100'], 'Fahr Kilometer oder greif an.'],
    [
      'roll',
      ['end-of-limit', '-100'],
      'Leg „Ende Geschwindigkeitsbegrenzung“ oder leg eine Karte ab.',
    ],
    ['roll', ['-100'], 'Gerade passt keine deiner Karten. Leg eine ab.'],
  ])('%s %s', (battle, legal, told) => {
    expect(shown({ ...before(battle), legal })).toBe(`Du bist dran / ${told}`)
  })

  test('by the names of the edition', () => {
    const told = (edition: string) => shown({ ...before('accident'), legal: ['-25'] }, { edition })
    expect(told('fx-schmid')).toContain('Gegen „Motorpanne“ brauchst du „Selbsthilfe“')
    expect(shown({ ...before(null), legal: ['-25'] }, { edition: 'schmidt' })).toContain(
      'Ohne „Freie Fahrt“ fährst du nicht los',
    )
  })

  test('with right of way nobody needs a green light', () => {
    const safeties = [{ card: 'right-of-way', crosswise: false }] as const
    const round = before('repairs', { safeties: [...safeties] })
    expect(shown({ ...round, legal: ['50', '-50'] })).toBe('Du bist dran / Fahr Kilometer.')
  })
})

describe('a chosen card says what it does', () => {
  const legal = ['100', '-100', 'stop>B', '-stop', 'right-of-way', '-right-of-way', '-petrol']
  const round = { ...before('roll', { km: 200 }), legal }

  test.each<[card: RallyeCard, told: string]>([
    ['km-100', 'Damit kommst du auf 300 km.'],
    ['stop', 'Damit hältst du Igel auf.'],
    ['petrol', 'Diese Karte kannst du jetzt nur ablegen.'],
    ['right-of-way', 'Fahr Kilometer, greif an oder leg einen Trumpf.'],
  ])('%s', (card, told) => {
    expect(shown(round, { card })).toBe(`Du bist dran / ${told}`)
  })

  test('several opponents are to choose from', () => {
    const displays = [display(0, [0]), display(1, [1]), display(2, [2])]
    const told = shown({ displays, legal: ['stop>B', 'stop>C', '-stop'] }, { card: 'stop' })
    expect(told).toBe('Wen greifst du an? / Angreifbar: Igel, Fuchs')
  })

  test('out of turn it is ready', () => {
    const told = shown({ ...before('roll'), on_turn: 1, waiting: [1] }, { card: 'km-100' })
    expect(told).toBe('Igel ist dran / „100 km“ liegt für dich bereit.')
  })
})

test.each<[round: Partial<RallyeRound>, told: string]>([
  [{ legal: ['coup', 'stand'] }, 'Leg „Vorfahrt“ quer, oder nimm den Angriff hin.'],
  [{ legal: ['stand'] }, 'Dagegen hast du nichts auf der Hand.'],
  [{ legal: [] }, 'Kommt eine Blitzaktion?'],
])('an attack on the viewer asks for an answer: %o', (round, told) => {
  const attack = { hazard: 'stop', party: 0, safety: 'right-of-way' } as const
  expect(shown({ phase: 'window', attack, ...round })).toBe(`Angriff auf dich / ${told}`)
})

test('at the goal the line says who decides what', () => {
  const call = { phase: 'call' } as const
  expect(shown({ ...call, legal: ['extend', 'finish'] })).toBe(
    'Du bist im Ziel / Gewinn jetzt, oder fahr weiter bis 1000 km.',
  )
  expect(shown({ ...call, on_turn: 1, waiting: [1] })).toBe(
    'Igel ist im Ziel / Igel entscheidet, ob es bis 1000 km weitergeht.',
  )
})

test('out of turn the line says what happened, to whom', () => {
  const events: RallyeEvent[] = [{ event: 'Attacked', seat: 1, card: 'stop', party: 0 }]
  const told = shown({ on_turn: 1, waiting: [1] }, { events })
  expect(told).toBe('Igel ist dran / Igel spielt „Stop“ gegen dich.')
})

test('whoever has a bot play for them is told how to come back', () => {
  const told = 'Ein Bot spielt für dich / Hol dir den Platz zurück, wenn du wieder da bist.'
  expect(shown(before('roll'), { stoodIn: true })).toBe(told)
})
