/** Whether every text has room: nothing is cut, and no page scrolls sideways. */
import type { Page } from '@playwright/test'

export function cutTexts(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const SLACK_PX = 1.5
    const found = new Set<string>()
    const sideways = document.documentElement.scrollWidth - innerWidth
    if (sideways > SLACK_PX) found.add(`the page is ${sideways} px wider than the screen`)
    const shown = document.querySelector('dialog[open]') ?? document.body
    const walker = document.createTreeWalker(shown, NodeFilter.SHOW_TEXT)
    for (let node = walker.nextNode(); node; node = walker.nextNode()) {
      const text = node.textContent?.trim()
      const element = node.parentElement
      if (!text || !element || element.closest('svg, script, style, .unseen, [inert]')) continue
      if (!element.checkVisibility({ visibilityProperty: true, opacityProperty: true })) continue
      const range = document.createRange()
      range.selectNodeContents(node)
      for (const line of range.getClientRects()) {
        if (line.width < 1) continue
        const why = cutBy(element, line)
        if (why) found.add(`cut ${why}: “${text.slice(0, 40)}”`)
      }
    }
    return [...found]

    /** Looks for an ancestor that cuts the line off; one that scrolls does not. */
    function cutBy(element: Element, line: DOMRect): string {
      let [acrossDone, downDone] = [false, false]
      for (
        let box: Element | null = element;
        box && box !== document.body;
        box = box.parentElement
      ) {
        const style = getComputedStyle(box)
        if (style.display === 'inline' || style.display === 'contents') continue
        const room = box.getBoundingClientRect()
        if (scrolls(style.overflowX) && box.scrollWidth > box.clientWidth) acrossDone = true
        if (scrolls(style.overflowY) && box.scrollHeight > box.clientHeight) downDone = true
        const across = Math.max(room.left - line.left, line.right - room.right)
        const down = Math.max(room.top - line.top, line.bottom - room.bottom)
        if (!acrossDone && style.overflowX !== 'visible' && across > SLACK_PX) {
          return `by ${Math.round(across)} px across, in ${nameOf(box)}`
        }
        // The box of a line is higher than its letters.
        if (!downDone && style.overflowY !== 'visible' && down > line.height / 4) {
          return `by ${Math.round(down)} px down, in ${nameOf(box)}`
        }
        if (style.position === 'fixed') break
      }
      const beside = Math.max(-line.left, line.right - innerWidth)
      return !acrossDone && beside > SLACK_PX ? `by the screen by ${Math.round(beside)} px` : ''
    }

    function scrolls(overflow: string): boolean {
      return overflow === 'auto' || overflow === 'scroll'
    }

    function nameOf(box: Element): string {
      return `${box.tagName.toLowerCase()}.${[...box.classList].filter((name) => !name.startsWith('svelte')).join('.')}`
    }
  })
}
