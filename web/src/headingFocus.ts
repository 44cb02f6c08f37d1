/** Moves the focus to the heading of a new page, so that screen readers read it. */

/** Milliseconds until a page that has not come takes no focus any more. */
const TIMEOUT_MS = 10_000

let watch: MutationObserver | undefined

export async function focusHeading(): Promise<void> {
  watch?.disconnect()
  // The previous page is removed first, and the focus with it.
  await new Promise((gone) => setTimeout(gone))
  if (settled()) return
  const coming = new MutationObserver(() => {
    if (settled()) coming.disconnect()
  })
  coming.observe(document.body, { childList: true, subtree: true })
  setTimeout(() => coming.disconnect(), TIMEOUT_MS)
  watch = coming
}

/** Whether the focus is at the heading, or where the user has moved it. */
function settled(): boolean {
  if (document.activeElement !== document.body) return true
  const heading = document.querySelector('h1')
  if (!heading) return false
  heading.tabIndex = -1
  heading.focus({ preventScroll: true })
  return true
}
