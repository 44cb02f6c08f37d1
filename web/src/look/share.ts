/** Links handed over to others: by the clipboard, or by whatever the system offers. */

/** Whether the text lies on the clipboard now. */
export async function copyText(text: string): Promise<boolean> {
  // Without https, as at home, browsers have no clipboard for pages; the old way is still there.
  if (!('clipboard' in navigator)) return copiedFromField(text)
  try {
    await navigator.clipboard.writeText(text)
    return true
  } catch {
    return copiedFromField(text)
  }
}

function copiedFromField(text: string): boolean {
  const before = document.activeElement
  const field = document.createElement('textarea')
  field.value = text
  field.readOnly = true
  Object.assign(field.style, { position: 'fixed', top: '0', opacity: '0' })
  // What is outside of an open dialog cannot be selected.
  const dialog = [...document.querySelectorAll('dialog[open]')].at(-1)
  ;(dialog ?? document.body).append(field)
  field.focus({ preventScroll: true })
  field.setSelectionRange(0, text.length)
  try {
    return document.execCommand('copy')
  } catch {
    return false
  } finally {
    field.remove()
    if (before instanceof HTMLElement) before.focus({ preventScroll: true })
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
