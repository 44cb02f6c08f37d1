/** Who one is: a name and a shape that this device keeps; no account. */
import type { Me } from '../protocol/generated'
import { createGuest, me, rename } from '../net/requests'
import { SHAPE_NAMES } from '../look/shapes'
import { say } from '../texts/texts.svelte'

let known = $state.raw<Me | null>(null)
let asked = $state(false)
let wanted = $state.raw<{ name: string; shape: string } | null>(null)
const lot = Math.random()

export const guest = {
  /** What the server knows; null while it knows nobody. */
  get me(): Me | null {
    return known
  },
  /** Whether the server has answered who one is. */
  get asked(): boolean {
    return asked
  },
  /** Never empty: an animal until somebody says otherwise. */
  get name(): string {
    return wanted?.name ?? known?.name ?? drawn(animals())
  },
  get shape(): string {
    return wanted?.shape ?? known?.shape ?? drawn(SHAPE_NAMES)
  },
}

/** Asks the server whether it knows this device; only its own word counts that it does not. */
export async function loadGuest(): Promise<void> {
  known = await me()
  asked = true
}

/** Takes a name and a shape; the server hears of them when they are needed, or at once if it knows one. */
export async function setGuest(name: string, shape: string): Promise<void> {
  wanted = { name, shape }
  if (known) await ensureGuest()
}

/** Makes sure that the server knows one, by the right name. */
export async function ensureGuest(): Promise<void> {
  // Another tab may have done so: a second guest would take the first one's place, and lose its seats.
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

/** Forgets what is known here, after the server has forgotten it. */
export function forgetGuest(): void {
  known = wanted = null
}

export function animals(): string[] {
  return say('web', 'person-animals')
    .split(',')
    .map((name) => name.trim())
}

function drawn<Thing>(things: readonly Thing[]): Thing {
  return things[Math.floor(lot * things.length)]!
}
