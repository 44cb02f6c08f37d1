/** Keys go on where they were: if what had the focus is gone, at the hand. */
import { tick } from 'svelte'

/** Watches over the focus within an element while what lies in it changes. */
export function keepFocus(within: () => HTMLElement | undefined, changing: () => unknown): void {
  $effect.pre(() => {
    changing()
    if (within()?.contains(document.activeElement)) void tick().then(goOn)
  })
}

function goOn(): void {
  if (document.activeElement && document.activeElement !== document.body) return
  const card = document.querySelector<HTMLElement>('[data-card][tabindex="0"]')
  card?.focus({ preventScroll: true })
}
