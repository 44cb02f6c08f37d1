/** Parses the legal moves: which cards can be laid how, and what else can be done. */
import type { Move, UnoCard, UnoColour } from '../protocol/generated'

/** One way to lay a card. */
export interface Lay {
  move: Move
  card: UnoCard
  colour: UnoColour | null
  /** Whether "Uno" is called with it. */
  calls: boolean
}

export interface Offer {
  lays: readonly Lay[]
  /** The plain moves offered: `draw`, `keep`, `uno`, `challenge`, `accept`. */
  words: ReadonlySet<string>
  catches: readonly number[]
  swaps: readonly number[]
  names: readonly UnoColour[]
}

const WORDS = ['draw', 'keep', 'uno', 'challenge', 'accept']

export function offerOf(legal: readonly Move[]): Offer {
  const words = new Set(legal.filter((move) => WORDS.includes(move)))
  const others = legal.filter((move) => !words.has(move))
  return {
    words,
    catches: after('catch>', others).map(seatOf),
    swaps: after('swap>', others).map(seatOf),
    names: after('name=', others) as UnoColour[],
    lays: others.filter((move) => !/^(catch>|swap>|name=)/.test(move)).map(layOf),
  }
}

/** Whether nothing is offered, as in a replay. */
export function isEmpty({ lays, words, names, swaps }: Offer): boolean {
  return lays.length + words.size + names.length + swaps.length === 0
}

export function laysOf(offer: Offer, card: string): readonly Lay[] {
  return offer.lays.filter((lay) => lay.card === card)
}

/** The colours a card can be laid with; none if it names no colour. */
export function coloursOf(lays: readonly Lay[]): UnoColour[] {
  const colours = lays.map(({ colour }) => colour).filter((colour) => colour !== null)
  return [...new Set(colours)]
}

/** The way to lay a card with this colour; with the call if it is wanted and counts. */
export function chosenLay(
  lays: readonly Lay[],
  colour: UnoColour | null,
  call: boolean,
): Lay | null {
  const fitting = lays.filter((lay) => lay.colour === colour)
  return fitting.find(({ calls }) => calls === call) ?? fitting[0] ?? null
}

/** Whether calling "Uno" counts now: by itself, or with a card. */
export function callCounts(offer: Offer): boolean {
  return offer.words.has('uno') || offer.lays.some(({ calls }) => calls)
}

export const catchMove = (seat: number): Move => `catch>${seat + 1}`
export const swapMove = (seat: number): Move => `swap>${seat + 1}`
export const nameMove = (colour: UnoColour): Move => `name=${colour}`

function after(start: string, moves: readonly Move[]): string[] {
  return moves.filter((move) => move.startsWith(start)).map((move) => move.slice(start.length))
}

function seatOf(number: string): number {
  return Number(number) - 1
}

function layOf(move: Move): Lay {
  const [card = '', colour] = move.replace(/!$/, '').split('=')
  return {
    move,
    card: card as UnoCard,
    colour: (colour as UnoColour | undefined) ?? null,
    calls: move.endsWith('!'),
  }
}
