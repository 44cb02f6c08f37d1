/** Whether the screen is low and wide, as a phone in landscape: things are side by side then. */
import { rem } from './rem.svelte'
import { windowSize } from './windowSize.svelte'

const LOW_UNDER_REM = 30
const WIDE_FROM_REM = 36

export function inLandscape(): boolean {
  const { width, height } = windowSize()
  return width >= WIDE_FROM_REM * rem() && height < LOW_UNDER_REM * rem()
}
