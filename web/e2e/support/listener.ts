/** What a screen reader would read aloud. */
import type { Page } from '@playwright/test'

export interface Said {
  how: 'polite' | 'assertive' | 'dialog'
  text: string
}

/**
 * Records what is read aloud: additions to live regions (only its own while a dialog is open), and
 * the name and description of every dialog that opens.
 */
export async function listen(page: Page): Promise<void> {
  await page.addInitScript(() => {
    const said: Said[] = []
    Object.assign(window, { said })
    const told = (dialog: HTMLDialogElement, attribute: string) =>
      (dialog.getAttribute(attribute) ?? '')
        .split(' ')
        .map((id) => document.getElementById(id)?.textContent?.trim() ?? '')
    const { showModal } = HTMLDialogElement.prototype
    HTMLDialogElement.prototype.showModal = function (this: HTMLDialogElement) {
      showModal.call(this)
      const parts = [...told(this, 'aria-labelledby'), ...told(this, 'aria-describedby')]
      said.push({
        how: 'dialog',
        text: parts
          .filter(Boolean)
          .join(' ')
          .replace(/[ \n]+/g, ' '),
      })
    }
    new MutationObserver((changes) => {
      for (const node of changes.flatMap(({ addedNodes }) => [...addedNodes])) {
        const region = node.parentElement?.closest('[aria-live]')
        if (!region || !(node instanceof HTMLElement)) continue
        const open = [...document.querySelectorAll('dialog[open]')].at(-1)
        if (open && !open.contains(region)) continue
        said.push({
          how: region.getAttribute('aria-live') as Said['how'],
          text: node.textContent ?? '',
        })
      }
    }).observe(document, { childList: true, subtree: true })
  })
}

export function heardBy(page: Page): Promise<Said[]> {
  return page.evaluate(() => (window as unknown as { said: Said[] }).said)
}
