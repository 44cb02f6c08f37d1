/** The back: a road through a map at dusk, and the stone at its end. */
import { paper, petrol, saffron, stone as chalk } from '../palette.mjs'
import { lettering, place, repeat } from '../svg.mjs'
import { sheet } from './frames.mjs'
import { CAP, STONE } from './milestones.mjs'

const ROAD = 'M-10 236C60 250 44 176 96 172S214 150 210 60'

function contours() {
  const line = (index) => `M-20 ${20 + index * 34}c50-34 90 26 130-4s70-20 110 6`
  return `<path d="${repeat(9, line)}" fill="none" stroke="#fff" stroke-opacity=".1" stroke-width="2"/>`
}

function road() {
  return `<path d="${ROAD}" fill="none" stroke="${petrol.dark}" stroke-width="34"/>
    <path d="${ROAD}" fill="none" stroke="${saffron}" stroke-width="3.5" stroke-dasharray="13 11"/>`
}

function goal() {
  return `<path d="${STONE}" fill="${chalk.plain}"/><path d="${CAP}" fill="${saffron}"/>
    <path d="${STONE}M-54-14H54" fill="none" stroke="${petrol.plain}" stroke-width="6" stroke-linejoin="round"/>
    ${lettering('1000', { y: 48, size: 56, spacing: -1, ink: petrol.plain })}
    <path d="M-84 78H84" stroke="${petrol.plain}" stroke-width="7" stroke-linecap="round"/>`
}

export function back() {
  return sheet(`<rect width="200" height="280" fill="${paper}"/>
    <rect x="9" y="9" width="182" height="262" rx="9" fill="${petrol.plain}"/>
    <g clip-path="url(#r-field)">${contours()}${road()}</g>
    <rect x="15" y="15" width="170" height="250" rx="6" fill="none" stroke="${saffron}" stroke-width="2"/>
    <circle cx="100" cy="136" r="56" fill="${paper}"/>
    <circle cx="100" cy="136" r="49" fill="none" stroke="${petrol.plain}" stroke-width="2.5"/>
    ${place(100, 137, 0.52, goal())}`)
}
