/**
 * A table that is laid part by part, each in a task of its own: all at once would stop a slow phone
 * for half a second. Nothing is seen until all is there, so nothing moves.
 */
import { getContext, setContext, untrack } from 'svelte'

/** Maximum number of parts: boards take the first ones. */
const PARTS = 7

const KEY = Symbol('laying')

export class Laying {
  #parts = $state(0)
  #begun = false

  /** Whether a part lies on the table; parts count from 1. */
  has(part: number): boolean {
    return part <= this.#parts
  }

  get done(): boolean {
    return this.has(PARTS)
  }

  /** Lays one part after another; a table that is shown again is laid at once. */
  begin(): void {
    if (this.#begun) return
    this.#begun = true
    const next = () => {
      if (++this.#parts < PARTS) setTimeout(next)
    }
    setTimeout(next)
  }
}

/** Where nobody asked for parts all is there at once. */
const LAID = { has: () => true, done: true, begin: () => undefined }

/** Lets the first table below be laid part by part. */
export function layInParts(): void {
  setContext(KEY, new Laying())
}

export function layingOf(): Pick<Laying, 'has' | 'done' | 'begin'> {
  const laying = getContext<Laying | undefined>(KEY) ?? LAID
  $effect(() => untrack(() => laying.begin()))
  return laying
}
