/** The way of flying cards over a board: from where to where, when and how fast. */
import { prefersLessMotion, settings } from '../settings/settings.svelte'
import type { Flight, Plan } from './flights.svelte'
import type { Route } from './routes'

const FLIGHT_MS = 380
const FADE_MS = 160
const STAGGER_MS = 90
/** Many cards, such as those of a deal, are on their way within this time. */
const MAX_STAGGER_MS = 700
const SPEEDS = { slow: 0.55, normal: 1, fast: 1.8 } as const

let last = 0

export const planFlights: Plan = (routes, gained, speed) => {
  const paths = routes.flatMap((route) => pathsOf(route, gained))
  const fades = prefersLessMotion()
  const pace = speed * SPEEDS[settings.speed]
  const lasts = (fades ? FADE_MS : FLIGHT_MS) / pace
  const gap = Math.min(STAGGER_MS, MAX_STAGGER_MS / paths.length) / (fades ? 4 : 1) / pace
  return {
    flights: paths.map((path, index) => ({
      ...path,
      id: ++last,
      delay: index * gap,
      lasts,
      fades,
    })),
    left: routes.flatMap(leftBy),
    lasts: lasts + gap * (paths.length - 1),
  }
}

/** Finds a place boards have marked: "seat-2", "stock", "discard", "display-1-battle", "hand". */
export function place(...names: string[]): Element | null {
  for (const name of names) {
    const found = document.querySelector(`[data-place="${name}"]`)
    if (found) return found
  }
  return null
}

/** Where a card is not seen while it flies: its place in the hand, or on top of a pile. */
function leftBy({ from, card }: Route): string[] {
  return from[0] === 'hand' ? [handCard(card)?.dataset.id ?? 'hand'] : from
}

type Path = Pick<Flight, 'card' | 'face' | 'from' | 'to'>

function pathsOf({ from, to, card, times }: Route, gained: readonly string[]): Path[] {
  const start = rectOf((from[0] === 'hand' && handCard(card)) || place(...from))
  if (!start) return []
  const path = (end: Element | null, face: string | null): Path[] => {
    const rect = rectOf(end)
    return rect ? [{ card, face, from: start, to: rect }] : []
  }
  if (to[0] === 'hand' && gained.length > 0)
    return gained.flatMap((id) => path(byId(id) ?? place(...to), id.split('#')[0]!))
  return Array.from({ length: times }, () => path(place(...to), null)).flat()
}

/** The card of the hand that is laid: the chosen one, or else the last of its kind. */
function handCard(card: string): HTMLElement | undefined {
  const alike = [...document.querySelectorAll<HTMLElement>(`[data-place="hand"] [data-id]`)].filter(
    ({ dataset }) => dataset.id!.split('#')[0] === card,
  )
  return alike.find((each) => each.matches('.chosen')) ?? alike.at(-1)
}

function byId(id: string): Element | null {
  return document.querySelector(`[data-place="hand"] [data-id="${id}"]`)
}

function rectOf(spot: Element | null | undefined): DOMRect | null {
  const rect = spot?.getBoundingClientRect()
  return rect && rect.width > 0 ? rect : null
}
