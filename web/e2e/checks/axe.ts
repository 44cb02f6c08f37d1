/** What axe-core finds wrong with a page. */
import axe from 'axe-core'
import type { Page } from '@playwright/test'

const TAGS = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice']

/**
 * Half of the time goes into the contrast of texts, of which axe-core cannot say much on gradients:
 * where that is judged by what is painted it may be left out.
 */
export async function barriers(page: Page, contrast = true): Promise<string[]> {
  if (!(await page.evaluate(() => 'axe' in window))) await page.evaluate(axe.source)
  const judged = { values: TAGS, contrast }
  return page.evaluate(async ({ values, contrast }) => {
    // What is fixed to the screen is behind a text only where the page begins.
    scrollTo(0, 0)
    const { axe: judge } = window as unknown as { axe: typeof axe }
    const { violations } = await judge.run({
      runOnly: { type: 'tag', values },
      rules: { 'color-contrast': { enabled: contrast } },
      resultTypes: ['violations'],
    })
    // axe-core looks for the names of dialogs by their role only.
    const nameless = [...document.querySelectorAll('dialog[open]')]
      .filter((dialog) => !dialog.ariaLabel && !dialog.ariaLabelledByElements?.length)
      .map(({ className }) => `a dialog without a name: ${className}`)
    const found = violations.flatMap(({ id, nodes }) =>
      nodes.map(({ target, failureSummary }) => {
        const why = failureSummary?.split('\n')[1]?.trim() ?? ''
        return `axe ${id}: ${target.join(' ')} (${why.slice(0, 160)})`
      }),
    )
    return [...found, ...nameless]
  }, judged)
}
