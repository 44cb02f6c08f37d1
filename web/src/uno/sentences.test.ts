import { beforeAll, describe as about, expect, it } from 'vitest'
import type { AnyEvent } from '../net/views'
import { settings, type Language } from '../settings/settings.svelte'
import { ANIMALS } from '../testing/table'
import { loadTexts, setLanguage, type Names } from '../texts/texts.svelte'
import { describe } from './description'
import { unoView } from './fixtures'
import { miniCard, narrate } from './sentences'

const names: Names = {
  seat: (seat) => ANIMALS[seat]!,
  party: (party) => ANIMALS[party]!,
}

beforeAll(async () => {
  settings.language = 'de'
  await loadTexts('web', 'web-table', 'table-uno', 'uno')
})

const told = (event: AnyEvent) => narrate(event, unoView(), names)

about('what happened', () => {
  it.each<[AnyEvent, string]>([
    [{ event: 'Dealt', number: 2, dealer: 0 }, 'Runde 2: Du gibst.'],
    [{ event: 'TurnedUp', card: 'green-skip' }, 'Die Startkarte ist das grüne Aussetzen.'],
    [{ event: 'Played', seat: 1, card: 'blue-7', colour: null }, 'Igel legt die blaue 7.'],
    [
      { event: 'Played', seat: 0, card: 'wild', colour: 'red' },
      'Du legst die Farbenwahl und wünschst dir Rot.',
    ],
    [{ event: 'UnoCalled', seat: 1 }, 'Igel ruft „Uno!“'],
    [{ event: 'Caught', seat: 0, caught: 1 }, 'Du hast Igel erwischt!'],
    [{ event: 'Caught', seat: 2, caught: 0 }, 'Fuchs hat dich erwischt!'],
    [{ event: 'Drew', seat: 0, count: 2 }, 'Du ziehst 2 Karten.'],
    [{ event: 'Drew', seat: 1, count: 1 }, 'Igel zieht 1 Karte.'],
    [
      { event: 'Challenged', seat: 2, challenged: 0, guilty: true },
      'Fuchs fordert dich heraus – zu Recht!',
    ],
    [
      { event: 'Challenged', seat: 0, challenged: 3, guilty: false },
      'Du forderst Eule heraus – zu Unrecht.',
    ],
    [{ event: 'HandsSwapped', seat: 1, other: 0 }, 'Igel tauscht die Karten mit dir.'],
    [{ event: 'RoundEnded', winner: 0, sheets: [] }, 'Du gewinnst die Runde!'],
    [{ event: 'MatchEnded', winners: [2] }, 'Fuchs gewinnt die Partie.'],
  ])('%o', (event, sentence) => {
    expect(told(event)).toBe(sentence)
  })

  it('has no words for what the table tells', () => {
    expect(told({ event: 'ClockRestarted' })).toBeNull()
  })

  it('speaks of teams in the plural', () => {
    const view = unoView({
      members: [
        [0, 2],
        [1, 3],
      ],
    })
    const teams = { ...names, party: () => 'Igel und Eule' }
    const ended: AnyEvent = { event: 'RoundEnded', winner: 1, sheets: [] }
    expect(narrate(ended, view, teams)).toBe('Igel und Eule gewinnen die Runde.')
    expect(narrate({ ...ended, winner: 0 }, view, teams)).toBe('Ihr gewinnt die Runde!')
  })

  it.each<[Language, string]>([
    ['en', 'Igel lays the blue 7.'],
    ['fr', 'Igel pose le 7 bleu.'],
  ])('is told in %s', async (language, sentence) => {
    await setLanguage(language)
    expect(told({ event: 'Played', seat: 1, card: 'blue-7', colour: null })).toBe(sentence)
    await setLanguage('de')
  })
})

it('the table in words says all that is seen', () => {
  const view = unoView({ direction: -1, pending: 4, called: [2] })
  const text = describe(view, names, 'uno-carabiner').join(' ')
  expect(text).toContain('Oben liegt die blaue 7, Farbe Blau.')
  expect(text).toContain('gegen den Uhrzeigersinn')
  expect(text).toContain('Zu ziehen: 4 Karten.')
  expect(text).toContain('Fuchs: 1 Karte, „Uno“ gerufen.')
  expect(text).toContain('Du hast 4 Karten: Rote 3, Grüne 7, Blaue Zieh 2, Farbenwahl.')
})

it('a line of the log shows the card that was laid', () => {
  expect(miniCard({ event: 'Played', seat: 1, card: 'blue-7', colour: null })).toBe('blue-7')
  expect(miniCard({ event: 'Drew', seat: 1, count: 1 })).toBeNull()
})
