/** Whether there is room for a panel beside the board; big text needs more of it. */
import { rem } from '../look/rem.svelte'

const PANEL_FROM_REM = 68.75

export class Width {
  #pixels = $state(0)

  get wide(): boolean {
    return this.#pixels >= PANEL_FROM_REM * rem()
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
