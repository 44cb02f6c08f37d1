import { beforeAll, describe, expect, test } from 'vitest'
import type { AnyEvent } from '../net/views'
import type { UnoRound } from '../protocol/generated'
import { namesOf } from '../table/names'
import { happening } from '../testing/table'
import { loadTexts } from '../texts/texts.svelte'
import { unoView } from './fixtures'
import { offerOf } from './moves'
import { statusOf } from './status'
import type { UnoView } from './views'

beforeAll(() => loadTexts('web', 'web-table', 'table-uno', 'uno'))

/** The status line of a round, after a happening of these events. */
function shown(round: Partial<UnoRound>, events: AnyEvent[] = [], table: Partial<UnoView> = {}) {
  const view = unoView(round, table)
  const { title, text } = statusOf(view, offerOf(view.match!.round.legal), namesOf(view), [
    happening(1, 1, ...events),
  ])
  return `${title} / ${text}`
}

describe('on the own turn the line says what to lay', () => {
  const YELLOW_1 = { top: 'yellow-1', colour: 'yellow' } as const

  test.each<[legal: string[], told: string]>([
    [['yellow-3', 'red-1', 'wild=red', 'draw'], 'Leg Gelb, eine 1 oder eine Farbenwahl.'],
    [['yellow-3', 'yellow-9', 'draw'], 'Leg Gelb.'],
    [['yellow-3', 'yellow-3!', 'draw'], 'Leg die gelbe 3.'],
    [['red-1', 'wild-draw-four=red', 'draw'], 'Leg eine 1 oder eine Zieh 4.'],
    [['wild=red', 'wild=blue', 'draw'], 'Leg die Farbenwahl.'],
    [['draw'], 'Du hast weder Gelb noch eine 1: Zieh vom Stapel.'],
  ])('%s', (legal, told) => {
    expect(shown({ ...YELLOW_1, legal })).toBe(`Du bist dran / ${told}`)
  })

  test('but suggests no bluff', () => {
    const legal = ['yellow-3', 'wild-draw-four=red', 'wild=red', 'draw']
    expect(shown({ ...YELLOW_1, legal })).toContain('Leg Gelb oder eine Farbenwahl.')
  })

  test('by the sign of an action card', () => {
    const legal = ['blue-4', 'red-skip', 'draw']
    const told = 'Leg Blau oder ein Aussetzen.'
    expect(shown({ top: 'blue-skip', colour: 'blue', legal })).toContain(told)
    const none = 'Du hast weder Blau noch ein Retour: Zieh vom Stapel.'
    expect(shown({ top: 'blue-reverse', colour: 'blue', legal: ['draw'] })).toContain(none)
  })

  test('by the colour that was wished for', () => {
    const told = 'Du hast weder Rot noch eine Farbenwahl: Zieh vom Stapel.'
    expect(shown({ top: 'wild', colour: 'red', legal: ['draw'] })).toContain(told)
  })
})

describe('who was skipped, caught or challenged is said before it', () => {
  const legal = ['blue-4', 'draw']

  test.each<[event: AnyEvent, told: string]>([
    [{ event: 'Skipped', seat: 1 }, 'Igel setzt aus.'],
    [{ event: 'Caught', seat: 1, caught: 0 }, 'Igel hat dich erwischt!'],
    [{ event: 'Caught', seat: 0, caught: 2 }, 'Du hast Fuchs erwischt!'],
    [{ event: 'Caught', seat: 3, caught: 2 }, 'Eule hat Fuchs erwischt!'],
    [
      { event: 'Challenged', seat: 0, challenged: 3, guilty: true },
      'Du forderst Eule heraus – zu Recht!',
    ],
  ])('%o', (event, told) => {
    expect(shown({ legal }, [event])).toBe(`Du bist dran / ${told} Leg die blaue 4.`)
  })

  test('and what else happened is not', () => {
    const played: AnyEvent = { event: 'Played', seat: 1, card: 'blue-7', colour: null }
    expect(shown({ legal }, [played])).toBe('Du bist dran / Leg die blaue 4.')
  })

  test('a skipped viewer is told so', () => {
    const skip: AnyEvent = { event: 'Played', seat: 3, card: 'blue-skip', colour: null }
    const events: AnyEvent[] = [skip, { event: 'Skipped', seat: 0 }]
    const told = 'Igel ist dran / Eule legt das blaue Aussetzen. Du setzt aus.'
    expect(shown({ on_turn: 1 }, events)).toBe(told)
  })
})

test.each<[round: Partial<UnoRound>, told: string]>([
  [
    { phase: 'drawn', drawn: 'wild', legal: ['wild=red', 'keep'] },
    'Du bist dran / Gezogen: Farbenwahl. Legen oder behalten?',
  ],
  [
    { phase: 'drawn', drawn: 'red-3', legal: ['keep'] },
    'Du bist dran / Gezogen: Rote 3. Sie passt nicht, du behältst sie.',
  ],
  [
    { phase: 'drawn', drawn: 'blue-3', legal: ['blue-3'] },
    'Du bist dran / Gezogen: Blaue 3. Sie passt, also musst du sie legen.',
  ],
  [
    { phase: 'drawn', legal: ['keep'] },
    'Du bist dran / Der Stapel ist leer, und nichts passt: Behalte deine Karten.',
  ],
  [
    { phase: 'stack', pending: 4, legal: ['red-draw-two', 'accept'] },
    '4 Karten für dich / Gib sie weiter oder zieh sie.',
  ],
  [
    { phase: 'stack', pending: 2, legal: ['accept'] },
    '2 Karten für dich / Weitergeben kannst du sie nicht: Zieh sie.',
  ],
  [
    { phase: 'colour', legal: ['name=red'] },
    'Du wählst die Farbe / Die Startkarte ist eine Farbenwahl: Wähle eine Farbe.',
  ],
  [
    { phase: 'swapping', legal: ['swap>2'] },
    'Mit wem tauschst du? / Du hast eine Sieben gelegt: Such dir jemanden aus.',
  ],
  [{ on_turn: 2, legal: ['uno'] }, 'Ruf „Uno!“ / Schnell, bevor es jemand merkt.'],
  [
    { on_turn: 2, legal: ['blue-7'] },
    'Fuchs ist dran / Du hast dieselbe Karte: Wirf sie dazwischen!',
  ],
  [{ on_turn: 2, phase: 'doubt' }, 'Fuchs ist dran / Fuchs muss ziehen oder herausfordern.'],
])('every question is said in words: %o', (round, told) => {
  expect(shown(round)).toBe(told)
})

test('in a replay nobody is told what to do', () => {
  expect(shown({ legal: [] }, [{ event: 'Kept', seat: 1 }])).toBe(
    'Du bist dran / Igel behält die Karte.',
  )
})
