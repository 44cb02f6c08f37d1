/** The browser and Python narrate events alike: compared with sentences that Python has written. */
import { readFileSync } from 'node:fs'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import type { AnyEvent } from '../net/views'
import type { RallyeEvent } from '../protocol/generated'
import * as rallyeDescription from '../rallye/description'
import { display, rallyeView } from '../rallye/fixtures'
import * as rallye from '../rallye/sentences'
import type { RallyeView } from '../rallye/views'
import { LANGUAGES, type Language } from '../settings/settings.svelte'
import { loadTexts, setLanguage } from '../texts/texts.svelte'
import * as unoDescription from '../uno/description'
import { unoView } from '../uno/fixtures'
import * as uno from '../uno/sentences'
import type { UnoView } from '../uno/views'
import { namesOf } from './names'

interface Told extends Record<Language, string | null> {
  game: 'rallye' | 'uno'
  edition: string
  seat: number | null
  parties: number[][]
  event: AnyEvent
}
interface InWords extends Record<Language, string[]> {
  game: 'rallye' | 'uno'
  edition: string
  seat: number | null
  match: object
}

const cases = JSON.parse(
  // Tests replace special spaces by ordinary ones.
  readFileSync('../tests/golden/telling.json', 'utf8').replace(/[\u00a0\u202f]/g, ' '),
) as (Told | InWords)[]
const events = cases.filter((each) => 'event' in each)
const tables = cases.filter((each) => 'match' in each)

beforeAll(() => loadTexts('web', 'web-table', 'table-rallye', 'table-uno', 'rallye', 'uno'))
afterAll(() => setLanguage('de'))

describe.each(LANGUAGES)('in %s', (language) => {
  beforeAll(() => setLanguage(language))

  test('every event is told in the same words', () => {
    expect(events.length).toBeGreaterThan(300)
    for (const each of events) expect(told(each), JSON.stringify(each)).toBe(each[language])
  })

  test('every table is described in the same words', () => {
    expect(tables.length).toBeGreaterThan(30)
    for (const each of tables) expect(inWords(each)).toEqual(each[language])
  })
})

function told({ game, edition, seat, parties, event }: Told): string | null {
  if (game === 'uno') {
    const view = unoView({ members: parties }, { seat })
    return uno.narrate(event, view, namesOf(view))
  }
  const displays = parties.map((members, party) => display(party, members))
  const view = rallyeView({ displays }, { seat })
  return rallye.narrate(event as RallyeEvent, view, namesOf(view), edition)
}

function inWords({ game, edition, seat, match }: InWords): string[] {
  if (game === 'uno') {
    const view = { ...unoView({}, { seat }), match } as UnoView
    return unoDescription.describe(view, namesOf(view), edition)
  }
  const fourAtMost = { displays: [display(0, [0, 2]), display(1, [1, 3])] }
  const view = { ...rallyeView(fourAtMost, { seat }), match } as RallyeView
  return rallyeDescription.describe(view, namesOf(view), edition)
}
