/** The letters a page is set in, fetched before it is shown: later they would push everything about. */
const FACES = ['800 1rem "Barlow Condensed"', '700 1rem "Barlow Condensed"', '1rem "Figtree"']
/** Whoever has waited so long since coming reads in the letters of their device. */
const TIMEOUT_MS = 2000

export function fonts(): Promise<unknown> {
  const left = Math.max(0, TIMEOUT_MS - performance.now())
  return Promise.race([
    Promise.all(FACES.map((face) => document.fonts.load(face))),
    new Promise((later) => setTimeout(later, left)),
  ])
}
