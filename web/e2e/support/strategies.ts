/** Strategies of the players in tests: sensible enough that rounds end, or such that things happen. */
import type { AnyEvent } from '../../src/net/views'
import type { RallyeRound } from '../../src/protocol/generated'
import type { Choose } from './player'
import type { TableState } from './tableState'

const SAFETIES = ['right-of-way', 'driving-ace', 'puncture-proof', 'petrol-station']
const REMEDIES = ['repairs', 'spare-tyre', 'petrol', 'end-of-limit']

/** Which safety answers which hazard. */
const ANSWERS: Record<string, string> = {
  stop: 'right-of-way',
  'speed-limit': 'right-of-way',
  accident: 'driving-ace',
  'flat-tyre': 'puncture-proof',
  'empty-tank': 'petrol-station',
}

/** Drives as far as it can; otherwise attacks while attacks are left, for every attack takes a while. */
export function drive(attacks = { left: 0 }): Choose {
  return (state) => {
    if (!state.myTurn || state.round.phase === 'window') {
      return state.legal.includes('coup') ? 'coup' : null
    }
    const move = best(state, (move) =>
      move.includes('>') && attacks.left <= 0 ? -50 : worthOfDriving(move),
    )
    if (move?.includes('>')) attacks.left--
    return move
  }
}

/** Attacks whenever it can while attacks are left; then it drives. */
export function attackFirst(attacks: { left: number }): Choose {
  const onward = drive()
  return (state) => {
    const attack = state.myTurn && state.legal.find((move) => move.includes('>'))
    if (!attack || attacks.left <= 0) return onward(state)
    attacks.left--
    return attack
  }
}

/** Keeps safeties in hand, so that an attack can be answered. */
export const driveAndHoard: Choose = (state) => {
  if (!state.myTurn || state.round.phase === 'window') return null
  return best(state, (move) =>
    SAFETIES.includes(move.replace(/^-/, '')) ? -100 : worthOfDriving(move),
  )
}

/** Attacks only with wanted hazards; a test sees both hands. */
export function attackIf(wanted: (hazard: string) => boolean): Choose {
  return (state) => {
    if (!state.myTurn || state.round.phase === 'window') return null
    return best(state, (move) => {
      const [card = '', party] = move.split('>')
      if (party) return wanted(card) ? 900 : -80
      return card.startsWith('-') && ANSWERS[card.slice(1)] ? -90 : worthOfDriving(move)
    })
  }
}

/** Whether a hand holds the safety that answers a hazard. */
export function isAnsweredBy(hazard: string, hand: readonly string[]): boolean {
  return hand.includes(ANSWERS[hazard] ?? '')
}

export function isHazard(card: string): boolean {
  return card in ANSWERS
}

export function isSafety(card: string): boolean {
  return SAFETIES.includes(card)
}

/** Whether a round will soon be over: somebody needs a card or two, or few cards are left. */
export function isEnding({ round, view }: TableState): boolean {
  if (view.game === 'uno') return round.hand_sizes.some((cards) => cards <= 3)
  const { displays, goal, stock } = round as RallyeRound
  return stock < 6 || displays.some(({ km }) => goal - km <= 200)
}

function worthOfDriving(move: string): number {
  if (move === 'coup') return 1000
  if (move === 'finish') return 900
  if (move === 'roll') return 500
  if (SAFETIES.includes(move)) return 300
  if (REMEDIES.includes(move)) return 400
  if (/^\d+$/.test(move)) return 200 + Number(move) / 10
  if (move.includes('>')) return 100
  if (move.startsWith('-')) return SAFETIES.includes(move.slice(1)) ? -200 : -10
  return -500
}

function best(state: TableState, worth: (move: string) => number): string | null {
  const [first] = [...state.legal].sort((one, other) => worth(other) - worth(one))
  return first ?? null
}

/** Plays UNO to win: calls in time, catches whoever forgot. */
export const playUno: Choose = (state) => {
  const caught = state.legal.find((move) => move.startsWith('catch>'))
  if (caught) return caught
  if (!state.myTurn) return state.legal.includes('uno') ? 'uno' : null
  const lays = state.legal.filter((move) => !/^(draw|keep|uno|challenge|catch|accept)/.test(move))
  return lays.find((move) => move.endsWith('!')) ?? lays[0] ?? fallBack(state)
}

/**
 * Plays UNO so that there is something to see: first a wild draw-four must be challenged, then
 * somebody forgets to call and is caught; nobody goes out before.
 */
export function playUnoWithTrouble(events: () => readonly AnyEvent[]): Choose {
  const has = (kind: string) => events().some(({ event }) => event === kind)
  return (state) => {
    const caught = state.legal.find((move) => move.startsWith('catch>'))
    if (caught) return caught
    if (!state.myTurn) return null
    if (state.legal.includes('challenge') && !has('Challenged')) return 'challenge'
    const four = state.legal.find((move) => move.startsWith('wild-draw-four'))
    if (four && !has('Challenged')) return four
    if (has('Caught')) return playUno(state)
    const few = state.hand.length <= 2
    if (few && !has('Challenged')) return fallBack(state)
    const lays = state.legal.filter((move) => !/^(draw|keep|uno|challenge|accept)/.test(move))
    const silent = lays.filter((move) => !move.endsWith('!') && !move.startsWith('wild-draw'))
    return silent[0] ?? (few ? fallBack(state) : (lays[0] ?? fallBack(state)))
  }
}

/** Lays a seven whenever there is one, and otherwise follows another strategy. */
export function laySevens(otherwise: Choose): Choose {
  const seven = ({ legal, hand }: TableState) =>
    hand.length > 2 ? legal.find((move) => /-7$/.test(move)) : undefined
  return (state) => (state.myTurn ? seven(state) : undefined) ?? otherwise(state)
}

function fallBack({ legal }: TableState): string | null {
  return (
    ['keep', 'draw', 'accept', 'challenge'].find((move) => legal.includes(move)) ?? legal[0] ?? null
  )
}
