/**
 * Cards on their way from one place of the table to another. What they leave is hidden while they
 * fly; they stay where they have landed until the board shows them there.
 */
import { tick } from 'svelte'
import { identified } from './handCards'
import type { Route } from './routes'

export interface Flight {
  id: number
  card: string
  /** What is on the other side of a card that is turned over on its way. */
  face: string | null
  from: DOMRect
  to: DOMRect
  /** In milliseconds. */
  delay: number
  lasts: number
  /** It fades out at its start and in where it lands, for those who want less motion. */
  fades: boolean
}

let aloft = $state.raw<readonly Flight[]>([])
let away = $state.raw<ReadonlySet<string>>(new Set())
let plan: Plan | null = null
const opened: (() => void)[] = []
let land = (): void => undefined

export const flights = {
  get aloft(): readonly Flight[] {
    return aloft
  },
  /** Whether the card on top of a place, or this card of the hand, is on its way. */
  isAway(key: string): boolean {
    return away.has(key)
  },
}

/** Plans the flights of routes, with these new cards in the hand, as many times faster. */
export type Plan = (routes: readonly Route[], gained: readonly string[], speed: number) => Flown

interface Flown {
  flights: readonly Flight[]
  /** Where a card is not seen meanwhile. */
  left: readonly string[]
  /** When the last has landed, in milliseconds. */
  lasts: number
}

/** Opens the layer that shows flights, which also plans them; returns how to close it. */
export function openSky(planned: Plan): () => void {
  plan = planned
  for (const call of opened.splice(0)) call()
  return () => (plan = null)
}

/** Resolves when something shows flights, or after some milliseconds. */
export function skyOpens(withinMs: number): Promise<void> {
  return new Promise((resolve) => {
    if (plan) return resolve()
    opened.push(resolve)
    setTimeout(resolve, withinMs)
  })
}

/** Whether anybody could see a card fly. */
export function isSkyOpen(): boolean {
  return plan !== null && !document.hidden
}

/**
 * Lets the cards of one event fly, with these new cards in the hand; resolves when all have
 * landed. `clearSky` ends it.
 */
export async function fly(
  routes: readonly Route[],
  gained: readonly string[],
  speed: number,
): Promise<void> {
  away = new Set(gained)
  let landed = false
  const skipped = new Promise<void>((resolve) => {
    land = () => {
      landed = true
      resolve()
    }
  })
  await tick()
  if (landed || !plan) return
  const { flights, left, lasts } = plan(routes, gained, speed)
  if (flights.length === 0) return
  away = new Set([...gained, ...left])
  aloft = flights
  const clock = setTimeout(() => land(), lasts)
  await skipped
  clearTimeout(clock)
}

/** Lets everything that flies land now. */
export function landAll(): void {
  land()
}

/** Takes the cards that have landed away, and shows what was hidden. */
export function clearSky(): void {
  if (aloft.length > 0) aloft = []
  if (away.size > 0) away = new Set()
}

/** The cards of a hand that were not in it before, by their ids. */
export function gainedBy(before: readonly string[], after: readonly string[]): string[] {
  const known = new Set(identified(before))
  return identified(after).filter((id) => !known.has(id))
}
