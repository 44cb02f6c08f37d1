import { vi } from 'vitest'

/** Far more than any machine needs: nothing is judged by its speed. */
const PATIENCE_MS = 30_000

/** Waits until a check throws nothing. */
export function until<T>(check: () => T | Promise<T>): Promise<T> {
  return vi.waitFor(check, PATIENCE_MS)
}
