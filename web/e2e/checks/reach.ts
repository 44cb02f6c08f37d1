/** Whether everything a player needs is on the screen, and nothing lies over it. */
import type { Page } from '@playwright/test'

/** What is needed to move, under the name it is reported by. */
const NEEDED = {
  card: '.hand [data-card]',
  action: '[data-action]',
  status: 'main .status .status, main .told .status',
  stock: 'main [data-place="stock"]',
  discard: 'main [data-place="discard"]',
}
const NAMES = 'main .name'

export type Needed = keyof typeof NEEDED

/** What cannot be seen or pressed without scrolling; of an element that scrolls sideways its height counts. */
export function outOfReach(
  page: Page,
  kinds: readonly Needed[] = Object.keys(NEEDED) as Needed[],
): Promise<string[]> {
  const wanted = kinds.map((kind) => [kind, NEEDED[kind]] as const)
  return page.evaluate((wanted) => {
    return wanted.flatMap(([kind, selector]) => {
      const all = [...document.querySelectorAll<HTMLElement>(selector)]
      if (all.length === 0) return [`no ${kind}`]
      return all.flatMap((element) => {
        const why = fault(element)
        return why ? [`${kind} ${why}: ${element.outerHTML.slice(0, 120)}`] : []
      })
    })

    function fault(element: HTMLElement): string {
      const { left, top, right, bottom, height } = element.getBoundingClientRect()
      const beyond = Math.max(-top, bottom - innerHeight)
      if (beyond > 1) return `${Math.round(beyond)} px off the screen`
      if (element.closest('.scrolls')) return ''
      const aside = Math.max(-left, right - innerWidth)
      if (aside > 1) return `${Math.round(aside)} px beside the screen`
      return [0.5, 0.95].map((share) => cover(element, top + height * share)).find(Boolean) ?? ''
    }

    /** What lies over all of an element at this height; a card may lie under the next one in part. */
    function cover(element: HTMLElement, y: number): string {
      const { left, width } = element.getBoundingClientRect()
      const fronts = Array.from({ length: 16 }, (_, step) =>
        document.elementFromPoint(left + (width * (step + 0.5)) / 16, y),
      )
      if (fronts.some((front) => front && element.contains(front))) return ''
      return `under ${fronts[0]?.outerHTML.slice(0, 80)}`
    }
  }, wanted)
}

/**
 * Which names something lies over, at their middle or at an edge, and which are off the screen; on a
 * page that may be longer each is brought there first.
 */
export function coveredNames(page: Page, scrolls = false): Promise<string[]> {
  return page.evaluate(
    ({ names, scrolls }) => {
      // Whatever lets pointers through can still cover something.
      const solid = new CSSStyleSheet()
      solid.replaceSync('main * { pointer-events: auto !important }')
      document.adoptedStyleSheets.push(solid)
      const found = [...document.querySelectorAll<HTMLElement>(names)].flatMap((name) => {
        const why = fault(name)
        return why ? [`${name.textContent.trim()} ${why}`] : []
      })
      document.adoptedStyleSheets.pop()
      return found

      function fault(name: HTMLElement): string {
        if (scrolls) name.scrollIntoView({ block: 'center' })
        const range = document.createRange()
        range.selectNodeContents(name)
        const text = range.getBoundingClientRect()
        const box = name.getBoundingClientRect()
        const right = Math.min(text.right, box.right)
        for (const x of [text.left + 1, (text.left + right) / 2, right - 1]) {
          for (const share of [0.25, 0.5, 0.75]) {
            const why = over(name, x, text.top + text.height * share)
            if (why) return why
          }
        }
        return ''
      }

      function over(name: HTMLElement, x: number, y: number): string {
        const pile = document.elementsFromPoint(x, y)
        if (pile.length === 0) return `off the screen at ${Math.round(x)}, ${Math.round(y)}`
        const above = pile.slice(0, pile.indexOf(name))
        if (!pile.includes(name)) return `cut at ${Math.round(x)}, ${Math.round(y)}`
        const cover = above.find((element) => !name.contains(element) && isSeen(element))
        return cover ? `under ${cover.outerHTML.slice(0, 80)}` : ''
      }

      /** Whether an element paints something: a button without a face may lie over a whole player. */
      function isSeen(element: Element): boolean {
        if (element.closest('svg')) return true
        const { backgroundColor, backgroundImage } = getComputedStyle(element)
        return backgroundImage !== 'none' || !/, 0\)$|^transparent$/.test(backgroundColor)
      }
    },
    { names: NAMES, scrolls },
  )
}
