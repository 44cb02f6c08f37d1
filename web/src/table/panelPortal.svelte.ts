/** On wide screens some parts of a board stand beside it, in the panel of the shell. */
import type { Attachment } from 'svelte/attachments'
import { getTableContext } from './tableContext'

/** Moves an element into the panel for as long as there is one; call while a component is made. */
export function intoPanel(): Attachment<HTMLElement> {
  const context = getTableContext()
  return (element) => {
    const home = document.createComment('')
    element.before(home)
    $effect(() => {
      const panel = context?.acting
      if (panel) panel.append(element)
      else if (home.nextSibling !== element) home.after(element)
    })
    return () => home.remove()
  }
}
