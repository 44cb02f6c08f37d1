/** Distances are milestones by the road. */
import { asphalt, ink, paper, saffron, stone as chalk } from '../palette.mjs'
import { lettering, place } from '../svg.mjs'
import { sheet } from './frames.mjs'
import { landscapes } from './landscapes.mjs'

export const STONE = 'M-54 74V-22C-54-52-30-70 0-70S54-52 54-22V74z'
export const CAP = 'M-54-14v-8C-54-52-30-70 0-70S54-52 54-22v8z'

/** A stone without figures; `cap` is the colour of its top. */
export function stone(cap = saffron) {
  return `<path d="${STONE}" fill="${chalk.plain}"/>
    <path d="M54 74V-22C54-52 30-70 0-70c22 4 36 20 36 48v96z" fill="${chalk.shade}"/>
    <path d="${CAP}" fill="${cap}"/>
    <path d="M54-14v-8C54-52 30-70 0-70c22 4 36 20 36 48v8z" fill-opacity=".11"/>
    <path d="${STONE}" fill="none" stroke="${ink}" stroke-width="4" stroke-linejoin="round"/>
    <path d="M-54-14H54" stroke="${ink}" stroke-width="3"/>`
}

function inscription(km) {
  return (
    lettering('R 1000', { y: -28, size: 21, weight: 700, spacing: 1, ink }) +
    lettering(km, { y: 42, size: km > 99 ? 62 : 68, spacing: -1, ink }) +
    lettering('km', { y: 64, size: 19, weight: 700, spacing: 1.5, ink: asphalt })
  )
}

function largeInscription(km) {
  return lettering(km, { x: -1, y: 55, size: km > 99 ? 71 : 88, spacing: -2, ink })
}

function road() {
  return `<path d="M74 280c4-30 10-44 14-60h24c4 16 10 30 14 60z" fill="${asphalt}"/>
    <path d="M100 226v50" stroke="#fff" stroke-width="3.5" stroke-dasharray="8 7"/>
    <ellipse cx="100" cy="262" rx="74" ry="9" fill-opacity=".22"/>`
}

function scene(km) {
  const { sky, haze, land } = landscapes[km]
  return `<rect width="200" height="280" fill="${paper}"/>
    <g clip-path="url(#r-field)"><rect width="200" height="280" fill="${sky}"/>
    <path d="M0 60c60 20 140-30 200 10v120H0z" fill="${haze}" fill-opacity=".7"/>${land}${road()}</g>`
}

function corner(km) {
  const width = km > 99 ? 76 : 58
  return `<rect x="14" y="14" width="${width}" height="52" rx="9" fill="${paper}" stroke="${ink}" stroke-width="2.5"/>
    ${lettering(km, { x: 14 + width / 2, y: 56, size: 46, spacing: -0.5, ink })}`
}

export function distanceCard(km) {
  return {
    full: sheet(scene(km) + place(100, 188, 1, stone() + inscription(km)) + corner(km)),
    compact: sheet(scene(km) + place(100, 163, 1.42, stone() + largeInscription(km))),
  }
}
