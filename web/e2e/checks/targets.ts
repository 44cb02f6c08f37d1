/** Whether everything that can be pressed is large enough for a finger. */
import type { Page } from '@playwright/test'

export function smallTargets(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const ANY_PX = 24
    const BUTTON_PX = 44
    const within = document.querySelector('dialog[open]') ?? document.body
    const found: string[] = []
    const pressable =
      'button, a[href], input, select, textarea, summary, [role="tab"], [role="slider"]'
    for (const element of within.querySelectorAll<HTMLElement>(pressable)) {
      const shown = element instanceof HTMLInputElement ? (element.labels?.[0] ?? element) : element
      const box = boxOf(element, shown)
      if (!element.checkVisibility({ visibilityProperty: true }) || box.width === 0) continue
      const name =
        element.getAttribute('aria-label') ?? shown.textContent?.trim() ?? element.tagName
      const size = `${Math.round(box.width)}×${Math.round(box.height)}`
      const large = element.matches('button, [data-card], [role="tab"]') && !hasEqual(element)
      const needed = large ? BUTTON_PX : ANY_PX
      if (least(box) < needed - 0.5) {
        found.push(`target ${size} < ${needed}: “${name.slice(0, 40)}”`)
      }
      const strip = element.matches('[data-card]') ? stripOf(element) : Infinity
      if (strip < ANY_PX) found.push(`only ${strip} px of a card to press: “${name.slice(0, 40)}”`)
    }
    return found

    /** Whether a larger button plays the same move: places on the table repeat the buttons below. */
    function hasEqual(element: HTMLElement): boolean {
      const { move } = element.dataset
      if (!move) return false
      return [...within.querySelectorAll<HTMLElement>(`[data-action][data-move="${move}"]`)].some(
        (other) => other !== element && other.checkVisibility(),
      )
    }

    /** A checkbox, or an input hidden behind its picture, is pressed by its label. */
    function boxOf(element: HTMLElement, label: HTMLElement): DOMRect {
      const own = element.getBoundingClientRect()
      const other = label.getBoundingClientRect()
      return least(other) > least(own) ? other : own
    }

    function least({ width, height }: DOMRect): number {
      return Math.min(width, height)
    }

    /** How many pixels of a card in a fan its neighbour leaves free, at the height with the most. */
    function stripOf(card: HTMLElement): number {
      card.scrollIntoView({ block: 'center', inline: 'nearest', behavior: 'instant' })
      const box = card.getBoundingClientRect()
      // A hand that is wider than the screen is scrolled.
      if (box.left < 0 || box.right > innerWidth) return Infinity
      const heights = [0.15, 0.5, 0.85].map((part) => box.top + box.height * part)
      const seen = heights.filter((y) => y >= 0 && y < innerHeight)
      return seen.length ? Math.max(...seen.map((y) => freeAt(card, box, y))) : Infinity
    }

    function freeAt(card: HTMLElement, box: DOMRect, y: number): number {
      let free = 0
      for (let x = Math.max(0, box.left); x < Math.min(box.right, innerWidth); x += 2) {
        if (card.contains(document.elementFromPoint(x, y))) free += 2
      }
      return free
    }
  })
}
