import type { Attachment } from 'svelte/attachments'

/** Selects an option; Svelte's own way would put its code for that into every page. */
export function selected(value: string): Attachment<HTMLSelectElement> {
  return (element) => {
    element.value = value
  }
}
