/** The size of the window, in pixels. */

// Measured before there is a page: while one is being built, it would have to be laid out for that.
let size = $state.raw(measured())
addEventListener('resize', () => (size = measured()))

export function windowSize(): { width: number; height: number } {
  return size
}

function measured(): { width: number; height: number } {
  return { width: innerWidth, height: innerHeight }
}
