/**
 * What somebody sees who looks at the page. These functions run in it: each sees nothing but its
 * arguments and what they can find there.
 */
import type { Spot } from './browser'

/** An element by its selector, and by what it says if that is given. */
export interface Sought {
  selector: string
  text?: string
}

/** Where the first such element can be pressed: it is not disabled, and nothing covers it there. */
export function spotOf({ selector, text = '' }: Sought): Spot | null {
  const says = (element: Element) =>
    (element.getAttribute('aria-label') ?? element.textContent ?? '').includes(text)
  const found = [...document.querySelectorAll(selector)].find(
    (element) => says(element) && !element.matches(':disabled, [aria-disabled="true"]'),
  )
  if (!found) return null
  found.scrollIntoView({ block: 'nearest' })
  const { left, top, width, height } = found.getBoundingClientRect()
  for (let y = top + height / 2; y < top + height; y += 4) {
    for (let x = left + 8; x < left + width; x += 4) {
      const hit = document.elementFromPoint(x, y)
      if (hit && found.contains(hit)) return { x, y }
    }
  }
  return null
}

/** The elements to press, in this order: the first that is there is next. */
export function nextSought(): Sought[] {
  const there = (selector: string) => document.querySelector(selector) !== null
  if (there('dialog[open]')) {
    const answers = ['coup', 'finish', 'accept'].map((move) => `[data-move="${move}"]`)
    // Without a question it only tells something; its last button closes it.
    return [...answers, '[data-move]', 'footer button', 'button:last-of-type'].map((one) => ({
      selector: `dialog[open] ${one}`,
    }))
  }
  if (!there('[data-testid="table"][data-turn="yes"]')) return []
  const ways = ['lay', 'attack', 'discard'].map((id) => `[data-action="${id}"]`)
  const hand = document.querySelectorAll('[data-card]').length
  const call = '[data-action="uno"][aria-pressed="false"]'
  const last = ways.some(there) && hand === 2 && there(call) ? [call] : []
  const others = ['draw', 'keep', 'accept', 'answer'].map((id) => `[data-action="${id}"]`)
  const cards = ['li:not(.locked) > [data-card]', ...others, '[data-card]']
  return [...last, ...ways, ...cards].map((selector) => ({ selector }))
}

/** The cards in hand, in the order in which they are shown. */
export function shownHand(): string[] {
  const cards = document.querySelectorAll('[data-card]')
  return [...cards].map((card) => card.getAttribute('data-card')!)
}

/** Whether one is on turn, and neither a move is being sent nor a card on its way. */
export function isOnTurn(): boolean {
  const board = document.querySelector('[data-testid="table"][data-turn="yes"]')
  const busy = 'dialog[open], [data-action][aria-disabled="true"], li.away'
  return board !== null && document.querySelector(busy) === null
}

/** The version that the board has told last; 0 if nothing has happened since it was loaded. */
export function versionTold(): number {
  const board = document.querySelector('[data-testid="table"]')
  return Number(board?.getAttribute('data-v') ?? 0)
}

/** All that can be read on the page, and on what lies over it. */
export function shownText(): string {
  const parts = document.querySelectorAll<HTMLElement>('main, dialog[open]')
  return [...parts].map(({ innerText }) => innerText.replace(/\s+/g, ' ')).join(' ')
}

/** The heading of the dialog that is open. */
export function shownHeading(): string {
  return document.querySelector('dialog[open] h2')?.textContent ?? ''
}

export function languageShown(): string {
  return document.documentElement.lang
}

/** Whether nothing moves or comes any more, except what moves for ever. */
export function isSteady(): boolean {
  const moving = document.getAnimations().some(({ effect, playState }) => {
    return playState === 'running' && effect?.getComputedTiming().iterations !== Infinity
  })
  return !moving && document.fonts.status === 'loaded'
}

/** The version of the table of this device: that of the last row of its log. */
export function versionKept(): Promise<number> {
  return new Promise((done, failed) => {
    const opening = indexedDB.open('tischrunde')
    opening.onerror = () => failed(opening.error)
    opening.onsuccess = () => {
      const rows = opening.result.transaction('rows').objectStore('rows')
      const reading = rows.openKeyCursor(null, 'prev')
      reading.onsuccess = () => {
        opening.result.close()
        done((reading.result!.key as [table: string, version: number])[1])
      }
    }
  })
}

/** How many files of the engine the service worker keeps, once it answers for this page. */
export async function filesKept(): Promise<number> {
  if (!navigator.serviceWorker?.controller) return 0
  const names = (await caches.keys()).filter((name) => name.includes(' engine '))
  const kept = await Promise.all(names.map(async (name) => (await caches.open(name)).keys()))
  return kept.flat().length
}
