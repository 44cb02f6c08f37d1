/** Whether the screen is low and wide, as a phone in landscape: things are side by side then. */
import { rem } from './rem.svelte'

const LOW_UNDER_REM = 30
const WIDE_FROM_REM = 36

// Measured before there is a page: later it would have to be laid out for that.
let size = $state.raw(measured())
addEventListener('resize', () => (size = measured()))

export function inLandscape(): boolean {
  return size.width >= WIDE_FROM_REM * rem() && size.height < LOW_UNDER_REM * rem()
}

function measured(): { width: number; height: number } {
  return { width: innerWidth, height: innerHeight }
}
