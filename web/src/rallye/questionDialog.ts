/** A dialog that must be answered in time: it takes the focus, and its description is read out. */
import type { Attachment } from 'svelte/attachments'
import type { ClockView } from '../protocol/generated'
import { say } from '../texts/texts.svelte'

/**
 * Opens the dialog, and gives the focus back when it closes. Meanwhile it is on the dialog, or on its
 * first button if Enter shall press that.
 */
export function modalQuestion(
  onclose: () => void,
  onButton = false,
): Attachment<HTMLDialogElement> {
  return (dialog) => {
    const before = document.activeElement
    dialog.showModal()
    dialog.focus()
    if (onButton) dialog.querySelector<HTMLElement>('button:not([disabled])')?.focus()
    // Browsers close a dialog at the second Escape even if its event was cancelled.
    dialog.addEventListener('close', onclose)
    return () => {
      dialog.removeEventListener('close', onclose)
      dialog.close()
      if (before instanceof HTMLElement && before.isConnected) before.focus()
    }
  }
}

/** The time left to answer, in words. */
export function timeLeft(clock: ClockView | null, now: number): string {
  if (!clock?.ends) return ''
  return say('web', 'clock-left', { seconds: Math.max(0, Math.ceil((clock.ends - now) / 1000)) })
}
