import { expect, test, vi } from 'vitest'
import type { Commitment } from '../net/commitments'
import type { View } from '../net/views'
import { rallyeView } from '../rallye/fixtures'
import { check, entropyOf, verdict } from './fairness'

// The secret and the commitment of the record shown in the documentation.
const SECRET = 'a0e1b7765c4afc6141c4806cf403e365c94f552373040287efe6f259c63fed53'
const COMMITMENT = 'a928391683707fdaaf0a506e7c9e02d25e6b0f7f5bd32ed208152367bd1a0c0e'
// Another pair: a server that changed its secret.
const WORSE = '00'.repeat(32)
const WORSE_COMMITMENT = '66687aadf862bd776c8fc18b8e9f8e20089714856ee233b3902a591d0d5f2925'

const TERMS = `tischrunde 1
game: rallye
rules: fx-schmid
revision: 1
date: 2026-01-01
seat 1: Dachs
seat 2: Igel
commitment: ${COMMITMENT}
entropy 1: 4 2 6
`
const PROMISED: Commitment = {
  commitment: COMMITMENT,
  late: false,
  agreed: ['rallye', 'fx-schmid', '2026-01-01'],
  entropy: '4 2 6',
  settled: [null, 'Igel'],
  at: 0,
}

function over(terms = TERMS, more: Partial<View> = {}): View {
  const head = { state: 'over', terms, secret: SECRET, commitment: COMMITMENT, seat: 0 }
  const view = rallyeView({}, { ...head, ...more } as never)
  const chairs = view.chairs.slice(0, 2).map((chair, seat) => ({
    ...chair!,
    kind: seat ? 'bot' : 'person',
  }))
  return { ...view, chairs }
}

const ids = (view: View, promised: Commitment | null = PROMISED) =>
  check(promised, view).map(({ id }) => id)

test('an honest match is told to be one, also on a page without https', () => {
  vi.stubGlobal('crypto', {})
  expect(ids(over())).toEqual(['promise-kept', 'entropy-used', 'terms-kept'])
  expect(verdict(check(PROMISED, over()))).toBe(true)
  vi.unstubAllGlobals()
})

test('a server that has chosen another secret is caught, however well its record fits', () => {
  const terms = TERMS.replace(COMMITMENT, WORSE_COMMITMENT)
  const view = over(terms, { secret: WORSE, commitment: WORSE_COMMITMENT })
  expect(ids(view)).toContain('promise-broken')
  expect(verdict(check(PROMISED, view))).toBe(false)
  expect(ids(view, { ...PROMISED, commitment: WORSE_COMMITMENT })).toContain('promise-kept')
})

test.each([
  ['another secret', over(TERMS, { secret: WORSE })],
  ['another commitment beside it', over(TERMS, { commitment: WORSE_COMMITMENT })],
  ['terms without it', over(TERMS.replace(`commitment: ${COMMITMENT}\n`, ''))],
])('a promise is broken by %s', (_, view) => {
  expect(ids(view)).toContain('promise-broken')
  expect(ids(view, null)).toContain('promise-broken')
})

test.each([
  ['left out', TERMS.replace('entropy 1: 4 2 6\n', '')],
  ['changed', TERMS.replace('4 2 6', '4 2 5')],
  ['given to another seat', TERMS.replace('entropy 1', 'entropy 2')],
])('own entropy that was %s is missed', (_, terms) => {
  expect(ids(over(terms))).toContain('entropy-missing')
  expect(verdict(check(PROMISED, over(terms)))).toBe(false)
})

test.each([
  ['another date', TERMS.replace('2026-01-01', '2026-01-02')],
  ['other rules', TERMS.replace('fx-schmid', 'fx-schmid,no-extension')],
  ['a line more', TERMS.replace('date', 'note: 17\ndate')],
  ['a line twice', TERMS.replace('seat 2', 'seat 1: Igel\nseat 2')],
  ['the entropy of a bot', `${TERMS}entropy 2: 17\n`],
])('a server that chooses cards by %s is caught', (_, terms) => {
  expect(ids(over(terms))).toContain('terms-changed')
  expect(verdict(check(PROMISED, over(terms)))).toBe(false)
})

test('who could add after oneself is named', () => {
  const first = { ...PROMISED, settled: [null, null] }
  const [, , bots] = check(first, over())
  expect(bots).toEqual({ id: 'bots-after', right: null, names: ['Igel'] })
  expect(verdict(check(first, over()))).toBeNull()
  const people = {
    ...over(),
    chairs: over().chairs.map((chair) => ({ ...chair!, kind: 'person' })),
  }
  const [, , after] = check(first, people)
  expect(after).toEqual({ id: 'others-after', right: null, names: ['Igel'] })
  expect(verdict(check(first, people))).toBe(true)
})

test('what cannot be known here is said: who came late, who added nothing, who only watched', () => {
  expect(ids(over(), { ...PROMISED, late: true, entropy: null })).toEqual([
    'promise-unseen',
    'entropy-none',
  ])
  expect(ids(over(), null)).toEqual(['promise-unseen', 'entropy-none'])
  expect(verdict(check(null, over()))).toBeNull()
  const watched = { ...PROMISED, entropy: null }
  expect(ids(over(TERMS, { seat: null }), watched)).toEqual([
    'promise-kept',
    'entropy-none',
    'terms-kept',
  ])
})

test('what the seats added is read from the terms', () => {
  const terms = 'tischrunde 1\nseat 1: Igel\nentropy 1: 4 2 6\nentropy 2: ein Regentag: kalt\n'
  expect([...entropyOf(terms)]).toEqual([
    [0, '4 2 6'],
    [1, 'ein Regentag: kalt'],
  ])
})
