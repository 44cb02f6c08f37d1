/** Lights and arrows of the road, in a box of ±50 around 0,0. */
import { asphalt, green, ink } from '../palette.mjs'
import { repeat } from '../svg.mjs'

const LAMPS = [
  { name: 'red', y: -27, colour: '#FF5A3C' },
  { name: 'amber', y: 0, colour: '#FFC93C' },
  { name: 'green', y: 27, colour: green.lit },
]
const UNLIT = '#43575F'

function lamp({ y, colour }, isLit) {
  const ring = isLit ? ' stroke="#fff" stroke-opacity=".75" stroke-width="2.5"' : ''
  return `<circle cy="${y}" r="10.5" fill="${isLit ? colour : UNLIT}"${ring}/>`
}

export function trafficLight(lit) {
  return `<rect x="-19" y="-45" width="38" height="90" rx="14" fill="${ink}" stroke="${asphalt}"/>
    ${LAMPS.map((each) => lamp(each, each.name === lit)).join('')}`
}

/** Light to both sides of a lamp at 0,0. */
export function rays(colour, width) {
  const angles = [-30, 0, 30, 150, 180, 210]
  return `<g stroke="${colour}" stroke-width="${width}" stroke-linecap="round">${repeat(
    angles.length,
    (index) => `<path transform="rotate(${angles[index]})" d="M25 0h11"/>`,
  )}</g>`
}

export function arrowUp(colour) {
  return `<path d="M0-22l18 20H7v24H-7V-2h-11z" fill="${colour}"/>`
}

/** The sign of the road that has the right of way. */
export function priority(edge, fill, line) {
  return `<g transform="rotate(45)" stroke="${line}">
    <rect x="-37" y="-37" width="74" height="74" rx="7" fill="${edge}" stroke-width="3.5"/>
    <rect x="-26" y="-26" width="52" height="52" rx="4" fill="${fill}" stroke-width="3"/></g>`
}
