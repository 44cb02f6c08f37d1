/** On wide screens some parts of a board are shown beside it, in the panel of the shell. */
import type { Attachment } from 'svelte/attachments'
import { getTableContext } from './tableContext'

/** Moves an element into the panel while there is one; call during the initialisation of a component. */
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
