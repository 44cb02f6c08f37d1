/** After another page has come, whoever does not see it is at its heading, and hears it. */

/** Whoever has waited so long for a page has gone on. */
const TIMEOUT_MS = 10_000

let watch: MutationObserver | undefined

export async function focusHeading(): Promise<void> {
  watch?.disconnect()
  // The page before goes first, and the focus with it.
  await new Promise((gone) => setTimeout(gone))
  if (settled()) return
  const coming = new MutationObserver(() => {
    if (settled()) coming.disconnect()
  })
  coming.observe(document.body, { childList: true, subtree: true })
  setTimeout(() => coming.disconnect(), TIMEOUT_MS)
  watch = coming
}

/** The focus is at the heading, or already where somebody took it. */
function settled(): boolean {
  if (document.activeElement !== document.body) return true
  const heading = document.querySelector('h1')
  if (!heading) return false
  heading.tabIndex = -1
  heading.focus({ preventScroll: true })
  return true
}
