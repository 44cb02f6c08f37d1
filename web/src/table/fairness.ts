/** Checks what the server promised before the first card was dealt. */
import type { Commitment } from '../net/commitments'
import type { View } from '../net/views'
import { sha256 } from './sha256'

/** One thing that was checked; `right` is null if it is unknown. */
export interface Finding {
  id: string
  right: boolean | null
  /** Who could add to the shuffle after oneself. */
  names: readonly string[]
}

/** What the terms of a match begin with. */
const HEAD = ['tischrunde 1', 'game', 'rules', 'revision', 'date']
const AGREED = ['game', 'rules', 'date']

type Terms = ReadonlyMap<string, string>

/** Checks a match that is over, as `tischrunde.client.promises` does. */
export function check(promised: Commitment | null, view: View): Finding[] {
  const terms = new Map(linesOf(view.terms ?? ''))
  const found = [secret(promised, view, terms), entropy(promised, view, terms)]
  if (promised && !promised.late) found.push(...agreement(promised, view, terms))
  return found
}

/** Whether the server alone cannot have chosen the cards; null if that is unknown. */
export function verdict(findings: readonly Finding[]): boolean | null {
  if (findings.some(({ right }) => right === false)) return false
  const ids = findings.map(({ id }) => id)
  const sure = ids.includes('promise-kept') && ids.includes('entropy-used')
  return sure && !ids.includes('bots-after') ? true : null
}

/** What the seats added to the shuffle, from the terms of the match: by seat, counted from 0. */
export function entropyOf(terms: string): Map<number, string> {
  const added = linesOf(terms).filter(([field]) => field.startsWith('entropy '))
  return new Map(added.map(([field, words]) => [Number(field.slice(8)) - 1, words]))
}

function secret(promised: Commitment | null, view: View, terms: Terms): Finding {
  const { commitment } = promised ?? view
  const revealed = hexOf(sha256(bytesOf(view.secret ?? '')))
  const shown = [commitment, view.commitment, terms.get('commitment')]
  if (shown.some((each) => each !== revealed)) return wrong('promise-broken')
  return promised && !promised.late ? right('promise-kept') : unknown('promise-unseen')
}

function entropy(promised: Commitment | null, { seat }: View, terms: Terms): Finding {
  if (!promised?.entropy || seat === null) return unknown('entropy-none')
  const used = terms.get(`entropy ${seat + 1}`) === promised.entropy
  return used ? right('entropy-used') : wrong('entropy-missing')
}

/** Whether the terms are as agreed: a server that changed them after seeing the entropy could choose the cards. */
function agreement(promised: Commitment, view: View, terms: Terms): Finding[] {
  const agreed = AGREED.every((field, place) => terms.get(field) === promised.agreed[place])
  const lines = linesOf(view.terms ?? '').map(([field]) => field)
  if (!agreed || lines.join() !== fieldsOf(view, terms).join()) return [wrong('terms-changed')]
  const after = [
    unknown('others-after', namesAfter(promised, view, terms, false)),
    unknown('bots-after', namesAfter(promised, view, terms, true)),
  ].filter(({ names }) => names.length > 0)
  return after.length ? after : [right('terms-kept')]
}

/** Who sat down after one's own entropy was sent: people, or bots. */
function namesAfter(promised: Commitment, view: View, terms: Terms, bots: boolean): string[] {
  if (!promised.entropy || view.seat === null) return []
  return view.chairs.flatMap((chair, seat) => {
    const name = terms.get(`seat ${seat + 1}`) ?? ''
    const other = seat !== view.seat && (chair?.kind === 'bot') === bots
    return other && name !== promised.settled[seat] ? [name] : []
  })
}

const right = (id: string): Finding => ({ id, right: true, names: [] })
const wrong = (id: string): Finding => ({ id, right: false, names: [] })
const unknown = (id: string, names: readonly string[] = []): Finding => ({ id, right: null, names })

/** Which lines the terms of a table have, and no others; bots add nothing. */
function fieldsOf({ chairs }: View, terms: Terms): string[] {
  const numbers = [...chairs.keys()].map((seat) => seat + 1)
  const added = numbers.filter(
    (number) => chairs[number - 1]?.kind !== 'bot' && terms.has(`entropy ${number}`),
  )
  return [
    ...HEAD,
    ...numbers.map((number) => `seat ${number}`),
    'commitment',
    ...added.map((number) => `entropy ${number}`),
  ]
}

function linesOf(terms: string): [string, string][] {
  const lines = terms.replace(/\n$/, '').split('\n')
  return lines.map((line) => {
    const colon = line.indexOf(': ')
    return colon < 0 ? [line, ''] : [line.slice(0, colon), line.slice(colon + 2)]
  })
}

function bytesOf(hex: string): Uint8Array {
  return Uint8Array.from(hex.match(/../g) ?? [], (pair) => parseInt(pair, 16))
}

function hexOf(bytes: Uint8Array): string {
  return Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('')
}
