/** Whether there is room for a panel beside the board; big text needs more of it. */
import { rem } from '../look/rem.svelte'

const PANEL_FROM_REM = 68.75

/** Whether a page of this width in pixels has a panel. */
export function hasPanel(pixels: number): boolean {
  return pixels >= PANEL_FROM_REM * rem()
}

export class Width {
  #pixels = $state(0)

  get wide(): boolean {
    return hasPanel(this.#pixels)
  }

  /** Follows the width of an element. */
  measure = (element: Element): (() => void) => {
    const observer = new ResizeObserver(([entry]) => {
      this.#pixels = entry?.contentRect.width ?? 0
    })
    observer.observe(element)
    return () => observer.disconnect()
  }
}
