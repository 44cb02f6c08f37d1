/** By which name this device writes on pads: it stays the same, for one takes back only what is one's own. */
import { guest } from '../start/guest.svelte'

const KEY = 'tischrunde.writer'
let name: string | null = null

export function writerHere(): string {
  name ??= stored() ?? store(guest.name)
  return name
}

function stored(): string | null {
  try {
    return localStorage.getItem(KEY)
  } catch {
    return null
  }
}

function store(own: string): string {
  try {
    localStorage.setItem(KEY, own)
  } catch {
    // Then the name lasts as long as the page.
  }
  return own
}
