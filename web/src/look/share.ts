/** Shares links: by the clipboard, or by the system's own dialog. */

/** Copies a text to the clipboard; returns whether it worked. */
export async function copyText(text: string): Promise<boolean> {
  // Without https, as at home, browsers offer pages no clipboard; the old way still works.
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
    // Closing the system's dialog is no error.
  }
}
