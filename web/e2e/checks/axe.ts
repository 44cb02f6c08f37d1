/** What axe-core finds wrong with a page. */
import axe from 'axe-core'
import type { Page } from '@playwright/test'

const TAGS = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice']

/**
 * Checking contrast takes half of the time, and axe-core cannot judge it on gradients:
 * where pixels are checked, it may be left out.
 */
export async function violations(page: Page, contrast = true): Promise<string[]> {
  if (!(await page.evaluate(() => 'axe' in window))) await page.evaluate(axe.source)
  const judged = { values: TAGS, contrast }
  return page.evaluate(async ({ values, contrast }) => {
    // Fixed elements are behind the right text only at the top of the page.
    scrollTo(0, 0)
    const { axe: judge } = window as unknown as { axe: typeof axe }
    const { violations } = await judge.run({
      runOnly: { type: 'tag', values },
      rules: { 'color-contrast': { enabled: contrast } },
      resultTypes: ['violations'],
    })
    // axe-core checks the names only of elements with an explicit dialog role.
    const nameless = [...document.querySelectorAll('dialog[open]')]
      .filter((dialog) => !dialog.ariaLabel && !dialog.ariaLabelledByElements?.length)
      .map(({ className }) => `a dialog without a name: ${className}`)
    /** Whether nothing lies over a target once it is scrolled to. */
    const isFree = (target: string) => {
      const element = document.querySelector(target)
      element?.scrollIntoView({ block: 'center' })
      if (!element) return false
      const { left, right, top, bottom } = element.getBoundingClientRect()
      return [left + 2, right - 2].every((x) =>
        [top + 2, bottom - 2].every((y) => element.contains(document.elementFromPoint(x, y))),
      )
    }
    const found = violations.flatMap(({ id, nodes }) =>
      nodes
        .filter(
          ({ target, failureSummary }) =>
            id !== 'target-size' ||
            !failureSummary?.includes('obscured') ||
            !isFree(target.join(' ')),
        )
        .map(({ target, failureSummary }) => {
          const why = failureSummary?.split('\n')[1]?.trim() ?? ''
          return `axe ${id}: ${target.join(' ')} (${why.slice(0, 160)})`
        }),
    )
    scrollTo(0, 0)
    return [...found, ...nameless]
  }, judged)
}
