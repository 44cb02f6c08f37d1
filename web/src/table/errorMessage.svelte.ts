/** Why the last action failed, in words; shown until the next action. */
import { Problem } from '../net/requests'
import type { View } from '../net/views'
import { inWords } from '../texts/problems'
import { announce } from './announcer.svelte'
import { refusalInWords } from './names'

let latest = $state<string | null>(null)

export const errorMessage = {
  get latest(): string | null {
    return latest
  },
}

export function dismiss(): void {
  latest = null
}

/** Waits for an action, and shows why if it was refused; returns whether it was done. */
export async function attempt(deed: Promise<unknown>, view: View | null = null): Promise<boolean> {
  dismiss()
  try {
    await deed
    return true
  } catch (error) {
    if (!(error instanceof Problem)) throw error
    latest = problemInWords(error, view)
    announce(latest)
    return false
  }
}

/** A problem in words; a refused move is explained by the view. */
export function problemInWords(problem: Problem, view: View | null): string {
  const { refusal } = problem
  if (!refusal || !view) return inWords(problem)
  return refusalInWords(refusal, view)
}
