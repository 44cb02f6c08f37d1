/** By which name this device writes on pads: it stays the same, for one takes back only what is one's own. */
import { guest } from '../start/guest.svelte'

const KEY = 'tischrunde.writer'
/** Set once somebody has said who writes here. */
const CHOSEN = 'tischrunde.writer-chosen'
let name: string | null = null
let chosen = false

export function writerHere(): string {
  name ??= stored(KEY) ?? store(KEY, guest.name)
  return name
}

export function isWriterChosen(): boolean {
  chosen ||= stored(CHOSEN) !== null
  return chosen
}

export function chooseWriter(said: string): void {
  name = store(KEY, said)
  store(CHOSEN, 'yes')
  chosen = true
}

function stored(key: string): string | null {
  try {
    return localStorage.getItem(key)
  } catch {
    return null
  }
}

function store(key: string, value: string): string {
  try {
    localStorage.setItem(key, value)
  } catch {
    // Then it lasts as long as the page.
  }
  return value
}
