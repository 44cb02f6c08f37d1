/** The guest: a name and a shape that belong to this device; no account. */
import type { Me } from '../protocol/generated'
import { createGuest, isSite, me, rename } from '../net/requests'
import { SHAPE_NAMES } from '../look/shapes'
import { say } from '../texts/texts.svelte'

interface Person {
  name: string
  shape: string
}

/** Without a server the device itself remembers. */
const KEY = 'tischrunde.person'

let known = $state.raw<Me | null>(null)
let asked = $state(false)
let wanted = $state.raw(isSite ? stored() : null)
const lot = Math.random()

export const guest = {
  /** The guest as the server knows it; null if it does not. */
  get me(): Me | null {
    return known
  },
  /** Whether the server has answered, if there is one. */
  get asked(): boolean {
    return asked
  },
  /** Never empty: a random animal by default. */
  get name(): string {
    return wanted?.name ?? known?.name ?? drawn(animals())
  },
  get shape(): string {
    return wanted?.shape ?? known?.shape ?? drawn(SHAPE_NAMES)
  },
}

/** Asks the server whether it knows this device; throws if there is no answer. */
export async function loadGuest(): Promise<void> {
  if (!isSite) known = await me()
  asked = true
}

/** Sets a name and a shape; sent to the server at once if it knows the guest, otherwise when needed. */
export async function setGuest(name: string, shape: string): Promise<void> {
  wanted = { name, shape }
  if (isSite) store(wanted)
  if (known) await ensureGuest()
}

/** Makes sure that the server knows the guest, by the right name. */
export async function ensureGuest(): Promise<void> {
  // Another tab may have done so: a second guest would replace the first, and lose its seats.
  if (!known) await loadGuest()
  const { name, shape } = guest
  if (!known) {
    await createGuest({ name, shape })
    await loadGuest()
  } else if (known.name !== name || known.shape !== shape) {
    known = await rename({ name, shape })
  }
  wanted = null
}

/** Forgets the guest in this page, after the server has deleted it. */
export function forgetGuest(): void {
  known = wanted = null
}

export function animals(): string[] {
  return say('web', 'person-animals')
    .split(',')
    .map((name) => name.trim())
}

function stored(): Person | null {
  try {
    return JSON.parse(localStorage.getItem(KEY) ?? 'null') as Person | null
  } catch {
    return null
  }
}

function store(person: Person): void {
  try {
    localStorage.setItem(KEY, JSON.stringify(person))
  } catch {
    // Then the name lasts as long as the page.
  }
}

function drawn<Thing>(things: readonly Thing[]): Thing {
  return things[Math.floor(lot * things.length)]!
}
