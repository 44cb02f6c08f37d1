/** Dragging a card to where it is played: an addition to tapping, never the only way. */
export interface Dragged {
  /** The drag begins. */
  start: (card: HTMLElement) => void
  move: (x: number, y: number) => void
  /** The card is dropped: on this target, or nowhere. */
  end: (target: HTMLElement | null) => void
}

const THRESHOLD_PX = 8
const NEAR_PX = 40
const BARRED = ':disabled, [aria-disabled="true"]'

/** Makes an element with `data-card` draggable, until `gone` is aborted. */
export function makeDraggable(
  card: HTMLElement,
  { start, move, end }: Dragged,
  gone: AbortSignal,
): void {
  let from: { x: number; y: number } | null = null
  let taken = false

  const letGo = (target: HTMLElement | null): void => {
    const wasTaken = taken
    from = null
    taken = false
    if (wasTaken) end(target)
  }
  const down = (event: PointerEvent): void => {
    if (event.button === 0 && event.isPrimary) from = { x: event.clientX, y: event.clientY }
  }
  const moved = (event: PointerEvent): void => {
    if (!from) return
    // Released outside the card, before the drag captured the pointer.
    if (event.buttons === 0) return letGo(null)
    const [x, y] = [event.clientX - from.x, event.clientY - from.y]
    if (!taken && Math.hypot(x, y) < THRESHOLD_PX) return
    if (!taken) {
      taken = true
      card.setPointerCapture(event.pointerId)
      start(card)
    }
    move(x, y)
  }
  const up = ({ clientX, clientY }: PointerEvent): void => {
    const wasTaken = taken
    letGo(taken ? targetAt(clientX, clientY, card.dataset.card!) : null)
    if (!wasTaken) return
    // The click after a drag is not a tap on the card; the target was clicked already.
    addEventListener('click', swallow, { capture: true, once: true })
    setTimeout(() => removeEventListener('click', swallow, { capture: true }))
  }

  const listening = { signal: gone }
  card.addEventListener('pointerdown', down, listening)
  card.addEventListener('pointermove', moved, listening)
  card.addEventListener('pointerup', up, listening)
  card.addEventListener('pointercancel', () => letGo(null), listening)
  gone.addEventListener('abort', () => letGo(null))
}

/** The nearest place around a point that takes the card. */
export function targetAt(x: number, y: number, card: string): HTMLElement | null {
  const near = [...document.querySelectorAll<HTMLElement>('[data-takes]')]
    .filter((element) => element.dataset.takes === card && !element.matches(BARRED))
    .map((element) => ({ element, away: distance(element.getBoundingClientRect(), x, y) }))
    .filter(({ away }) => away <= NEAR_PX)
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
