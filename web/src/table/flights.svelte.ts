/** Cards on their way from one place of the table to another. */
import { prefersLessMotion } from '../settings/settings.svelte'

export interface Flight {
  id: number
  card: string
  from: DOMRect
  to: DOMRect
  /** In milliseconds; cards that must not fly fade in where they land. */
  lasts: number
  fades: boolean
}

type Spot = Element | DOMRect | null

const FLIGHT_MS = 320
const FADE_MS = 120
const KEPT_MS = 500

const left = new Map<string, DOMRect>()

let last = 0
let aloft = $state.raw<readonly Flight[]>([])
let hurry = 1

export const flights = {
  get aloft(): readonly Flight[] {
    return aloft
  },
}

/** Sets the speed of flights: missed moves fly faster. */
export function speedUpBy(factor: number): void {
  hurry = factor
}

/** Lets a card fly; `card` is a slug or 'back'. Resolves when it has landed. */
export function fly(from: Spot, to: Spot, card: string): Promise<void> {
  const [start, end] = [rectOf(from), rectOf(to)]
  if (!start || !end) return Promise.resolve()
  const fades = prefersLessMotion()
  const lasts = (fades ? FADE_MS : FLIGHT_MS) / hurry
  const flight: Flight = { id: ++last, card, from: start, to: end, lasts, fades }
  aloft = [...aloft, flight]
  return new Promise((landed) =>
    setTimeout(() => {
      aloft = aloft.filter(({ id }) => id !== flight.id)
      landed()
    }, lasts),
  )
}

/** Notes where a card left the hand, for the start of its flight. */
export function noteDeparture(card: string, from: DOMRect): void {
  left.set(card, from)
  setTimeout(() => left.delete(card), KEPT_MS)
}

/** Where a card was that has just left the hand; asked once. */
export function takeDeparture(card: string): DOMRect | null {
  const from = left.get(card) ?? null
  left.delete(card)
  return from
}

/** Finds a place boards have marked: "seat-2", "stock", "discard", "display-1-battle", "hand". */
export function place(...names: string[]): Element | null {
  for (const name of names) {
    const found = document.querySelector(`[data-place="${name}"]`)
    if (found) return found
  }
  return null
}

function rectOf(spot: Spot): DOMRect | null {
  if (!(spot instanceof Element)) return spot
  const rect = spot.getBoundingClientRect()
  return rect.width > 0 ? rect : null
}
