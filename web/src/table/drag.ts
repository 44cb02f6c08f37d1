/** Dragging a card to where it is played: an extra beside tapping, never the only way. */
import type { Attachment } from 'svelte/attachments'

export interface Dragged {
  /** The card is taken up. */
  start: () => void
  move: (x: number, y: number) => void
  /** The card is let go: over this target, or nowhere. */
  end: (target: HTMLElement | null) => void
}

const THRESHOLD = 8
const NEAR = 40

export function draggable(card: string, { start, move, end }: Dragged): Attachment<HTMLElement> {
  return (element) => {
    let from: { x: number; y: number } | null = null
    let taken = false

    const down = (event: PointerEvent): void => {
      if (event.button === 0 && event.isPrimary) from = { x: event.clientX, y: event.clientY }
    }
    const moved = (event: PointerEvent): void => {
      if (!from) return
      const [x, y] = [event.clientX - from.x, event.clientY - from.y]
      if (!taken && Math.hypot(x, y) < THRESHOLD) return
      if (!taken) {
        taken = true
        element.setPointerCapture(event.pointerId)
        start()
      }
      move(x, y)
    }
    const up = (event: PointerEvent): void => {
      if (taken) {
        // What follows is no tap on the card.
        addEventListener('click', swallow, { capture: true, once: true })
        setTimeout(() => removeEventListener('click', swallow, { capture: true }))
        end(targetAt(event.clientX, event.clientY, card))
      }
      from = null
      taken = false
    }
    const cancelled = (): void => {
      if (taken) end(null)
      from = null
      taken = false
    }

    element.addEventListener('pointerdown', down)
    element.addEventListener('pointermove', moved)
    element.addEventListener('pointerup', up)
    element.addEventListener('pointercancel', cancelled)
    return () => {
      element.removeEventListener('pointerdown', down)
      element.removeEventListener('pointermove', moved)
      element.removeEventListener('pointerup', up)
      element.removeEventListener('pointercancel', cancelled)
    }
  }
}

/** Whether a move in notation uses a card: `flat-tyre>B`, `-100`, `wild:red`. */
export function uses(move: string, card: string): boolean {
  const word = card.replace(/^km-/, '')
  return new RegExp(`(^|[^a-z0-9])${word}($|[^a-z0-9-])`).test(move)
}

/** The nearest target for the card around a point. */
export function targetAt(x: number, y: number, card: string): HTMLElement | null {
  const near = [...document.querySelectorAll<HTMLElement>('[data-move]')]
    .filter((element) => !element.matches(':disabled') && uses(element.dataset.move ?? '', card))
    .map((element) => ({ element, away: distance(element.getBoundingClientRect(), x, y) }))
    .filter(({ away }) => away <= NEAR)
    .sort((one, other) => one.away - other.away)
  return near[0]?.element ?? null
}

function distance({ left, right, top, bottom }: DOMRect, x: number, y: number): number {
  return Math.hypot(Math.max(left - x, 0, x - right), Math.max(top - y, 0, y - bottom))
}

function swallow(event: Event): void {
  event.stopPropagation()
  event.preventDefault()
}
