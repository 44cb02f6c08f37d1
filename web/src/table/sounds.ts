/** Sounds, fetched only if they are switched on; all they say is also shown. */
import { settings } from '../settings/settings.svelte'
import type { Sound } from './synth'

export type { Sound }

export function sound(name: Sound): void {
  if (settings.quiet) return
  void import('./synth').then(({ play }) => play(name))
}
