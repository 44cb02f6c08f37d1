import { beforeAll, describe as about, expect, test } from 'vitest'
import { settings } from '../settings/settings.svelte'
import { namesOf } from '../table/names'
import { loadTexts, setLanguage } from '../texts/texts.svelte'
import type { RallyeEvent } from '../protocol/generated'
import { describe } from './description'
import { display, rallyeView } from './fixtures'
import { miniCard, narrate } from './sentences'

beforeAll(() => loadTexts('web', 'web-table', 'table-rallye', 'rallye'))

const TEAMS = [display(0, [0, 2]), display(1, [1, 3])]

function told(event: RallyeEvent, view = rallyeView(), edition = 'fx-schmid'): string | null {
  return narrate(event, view, namesOf(view), edition)
}

about('what happened', () => {
  test.each<[RallyeEvent, string]>([
    [{ event: 'Laid', seat: 1, card: 'km-100' }, 'Igel fährt 100 km.'],
    [{ event: 'Laid', seat: 0, card: 'km-25' }, 'Du fährst 25 km.'],
    [{ event: 'Laid', seat: 1, card: 'roll' }, 'Igel legt „Freie Fahrt“.'],
    [{ event: 'Laid', seat: 0, card: 'right-of-way' }, 'Du legst den Trumpf „Vorfahrt“.'],
    [
      { event: 'Attacked', seat: 0, card: 'flat-tyre', party: 1 },
      'Du spielst „Reifenpanne“ gegen Igel.',
    ],
    [{ event: 'Attacked', seat: 1, card: 'stop', party: 0 }, 'Igel spielt „Stop“ gegen dich.'],
    [{ event: 'AttackStood', party: 0, hazard: 'stop' }, 'Der Angriff sitzt: „Stop“ bei dir.'],
    [
      { event: 'CoupFourrePlayed', seat: 1, safety: 'right-of-way', hazard: 'stop' },
      'Blitz-Aktion! Igel legt „Vorfahrt“ quer.',
    ],
    [{ event: 'Discarded', seat: 1, card: 'km-75' }, 'Igel legt „75 km“ ab.'],
    [{ event: 'GoalReached', seat: 0, km: 700 }, 'Du bist im Ziel: 700 km!'],
    [
      { event: 'ExtensionCalled', seat: 1, goal: 1000 },
      'Igel verlängert: Jetzt geht es bis 1000 km.',
    ],
    [{ event: 'RoundEnded', winner: 1, sheets: [] }, 'Die Runde geht an Igel.'],
    [
      { event: 'RoundEnded', winner: null, sheets: [] },
      'Die Runde ist zu Ende. Niemand hat sie gewonnen.',
    ],
    [{ event: 'MatchEnded', winners: [0] }, 'Du gewinnst die Partie!'],
  ])('%j', (event, sentence) => expect(told(event)).toBe(sentence))

  test('a team is spoken to together', () => {
    const view = rallyeView({ displays: TEAMS })
    const attack: RallyeEvent = { event: 'Attacked', seat: 1, card: 'stop', party: 0 }
    expect(told(attack, view)).toBe('Igel spielt „Stop“ gegen euch.')
    const answer: RallyeEvent = { ...attack, seat: 2, party: 1 }
    expect(told(answer, view)).toBe('Fuchs spielt „Stop“ gegen Igel und Eule.')
  })

  test('each edition has its own word for the answer to an attack', () => {
    const coup: RallyeEvent = {
      event: 'CoupFourrePlayed',
      seat: 0,
      safety: 'driving-ace',
      hazard: 'accident',
    }
    const view = rallyeView()
    expect(told(coup, view, 'winning-moves')).toBe('Blitzaktion! Du legst „Fahrer-Training“ quer.')
  })

  test('what nobody needs to be told is not told', () => {
    expect(told({ event: 'Drew', seat: 0, count: 1 })).toBeNull()
    expect(told({ event: 'Asked', seats: [1], hazard: 'stop' })).toBeNull()
  })

  test('it is told in every language', async () => {
    const laid: RallyeEvent = { event: 'Laid', seat: 1, card: 'km-100' }
    await setLanguage('en')
    expect(told(laid)).toBe('Igel drives 100 km.')
    await setLanguage('fr')
    expect(told(laid)).toBe('Igel avance de 100 km.')
    settings.language = 'de'
  })
})

test('a line of the log shows the card it is about', () => {
  expect(miniCard({ event: 'Laid', seat: 0, card: 'km-50' })).toBe('km-50')
  expect(
    miniCard({ event: 'CoupFourrePlayed', seat: 0, safety: 'right-of-way', hazard: 'stop' }),
  ).toBe('right-of-way')
  expect(miniCard({ event: 'Drew', seat: 0, count: 1 })).toBeNull()
})

about('the table in words', () => {
  test('the own display comes first, then the others, the piles and the hand', () => {
    const own = display(0, [0], {
      battle: 'roll',
      speed: 'speed-limit',
      km: 175,
      safeties: [{ card: 'driving-ace', crosswise: true }],
    })
    const view = rallyeView({
      displays: [own, display(1, [1])],
      discard: 'km-75',
      hand: ['km-100', 'stop'],
    })
    expect(describe(view, namesOf(view), 'fx-schmid')).toEqual([
      'Du bist dran.',
      'Du: 175 von 700 km. Fahrt: Freie Fahrt. Tempo: Geschwindigkeitsbegrenzung. Trümpfe: Werkstatt (quer, Blitz-Aktion).',
      'Igel: 0 von 700 km. Fahrt: leer. Igel hat 6 Karten.',
      'Auf dem Stapel liegen noch 40 Karten. Auf der Ablage liegt oben „75 km“.',
      'Deine Karten: 100 km, Stop.',
    ])
  })

  test('a spectator has no hand', () => {
    const view = rallyeView({ on_turn: 1 }, { seat: null })
    const words = describe(view, namesOf(view), 'fx-schmid')
    expect(words[0]).toBe('Igel ist dran.')
    expect(words.join(' ')).not.toContain('Deine')
  })

  test('a window says who is attacked', () => {
    const attack = { party: 1, hazard: 'stop', safety: 'right-of-way' } as const
    const view = rallyeView({ phase: 'window', attack })
    expect(describe(view, namesOf(view), 'fx-schmid')[0]).toContain('Angriff auf Igel')
  })
})
