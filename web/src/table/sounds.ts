/** Sounds only accompany what is also seen and read; who wants none fetches none. */
import { settings } from '../settings/settings.svelte'
import type { Sound } from './synth'

export type { Sound }

export function sound(name: Sound): void {
  if (settings.quiet) return
  void import('./synth').then(({ play }) => play(name))
}
