/** The fonts of a page, fetched before it is shown: later they would shift the layout. */
const FACES = ['700 1rem "Barlow Condensed"', '1rem "Figtree"']
/** Milliseconds after loading until a page is shown without its fonts. */
const TIMEOUT_MS = 2000

export function fonts(): Promise<unknown> {
  const left = Math.max(0, TIMEOUT_MS - performance.now())
  return Promise.race([
    Promise.all(FACES.map((face) => document.fonts.load(face))),
    new Promise((later) => setTimeout(later, left)),
  ])
}
