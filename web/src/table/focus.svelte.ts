/** Keeps the keyboard focus: if the focused element is removed, it moves to the hand. */
import { tick } from 'svelte'

/** Watches over the focus within an element, and in dialogs that may close, while things change. */
export function keepFocus(within: () => HTMLElement | undefined, changing: () => unknown): void {
  $effect.pre(() => {
    changing()
    const { activeElement } = document
    if (within()?.contains(activeElement) || activeElement?.closest('dialog'))
      void tick().then(goOn)
  })
}

function goOn(): void {
  if (document.activeElement && document.activeElement !== document.body) return
  const card = document.querySelector<HTMLElement>('[data-card][tabindex="0"]')
  card?.focus({ preventScroll: true })
}
