/** Links handed over to others: by the clipboard, or by whatever the system offers. */

/** Whether the text lies on the clipboard now: without https no browser lets a page write there. */
export async function copied(text: string): Promise<boolean> {
  try {
    await navigator.clipboard.writeText(text)
    return true
  } catch {
    return false
  }
}

export const canShare = typeof navigator.share === 'function'

export async function share(what: ShareData): Promise<void> {
  try {
    await navigator.share(what)
  } catch {
    // Whoever closes the system's sheet has changed their mind.
  }
}
