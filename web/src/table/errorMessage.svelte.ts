/** What did not work, in words; the shell shows it until something else is done. */
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

/** Waits for something that may be refused, and says why if it was; returns whether it was done. */
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

/** A refused move is explained by what lies on the table. */
export function problemInWords(problem: Problem, view: View | null): string {
  const { refusal } = problem
  if (!refusal || !view) return inWords(problem)
  return refusalInWords(refusal, view)
}
