/** Whether the screen is that of a phone turned sideways, low and wide: things stand side by side. */
import { innerHeight, innerWidth } from 'svelte/reactivity/window'
import { rem } from './rem.svelte'

const LOW_UNDER_REM = 30
const WIDE_FROM_REM = 36

export function inLandscape(): boolean {
  const [width, height] = [innerWidth.current ?? 0, innerHeight.current ?? Infinity]
  return width >= WIDE_FROM_REM * rem() && height < LOW_UNDER_REM * rem()
}
