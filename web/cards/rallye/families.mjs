/** Which cards belong together: the small glyph of each family, in a box of ±12 around 0,0. */
import { drop } from '../motifs/fuel.mjs'
import { burst, lettering, place } from '../svg.mjs'

export const families = {
  engine: (colour) => burst(12, 5.2, 8, colour),
  fuel: (colour) => place(0, 1, 0.62, drop(colour)),
  tyre: (colour) =>
    `<circle r="8" fill="none" stroke="${colour}" stroke-width="5.5"/><circle r="1.8" fill="${colour}"/>`,
  light: (colour) =>
    `<g fill="${colour}"><circle cy="-8" r="3.5"/><circle r="3.5"/><circle cy="8" r="3.5"/></g>`,
  speed: (colour) => lettering('50', { y: 6.5, size: 19, ink: colour }),
}
