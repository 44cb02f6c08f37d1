/** The car, whole and in trouble, in a box of ±50 around 0,0. */
import { glass, ink, rim } from '../palette.mjs'

const BODY =
  'M-46 12v-6c0-5 4-8 9-9l13-2 11-14c3-3.5 6-5 10-5h20c4.5 0 8 1.5 11 5l10 13c8 1.5 13 5 13 12v6' +
  'c0 2-1.5 3.5-3.5 3.5h-86c-4 0-7.5-1-7.5-3.5z'
const WINDOWS = 'M-17-6l7-9c1.5-2 3.5-3 6-3h6v12zM7-18h8c3 0 5 1 7 3.5L29-6H7z'

export function car(colour, window = glass, line = ink) {
  return `
    <path d="${BODY}" fill="${colour}" stroke="${line}" stroke-width="3.5" stroke-linejoin="round"/>
    <path d="${WINDOWS}" fill="${window}" stroke="${line}" stroke-width="2.5" stroke-linejoin="round"/>
    <path d="M-46 6h7M47 4h-8" stroke="${line}" stroke-width="3" stroke-linecap="round"/>
    <g fill="${line}"><circle cx="-25" cy="15" r="10.5"/><circle cx="30" cy="15" r="10.5"/></g>
    <g fill="${rim}"><circle cx="-25" cy="15" r="4.5"/><circle cx="30" cy="15" r="4.5"/></g>`
}

/** Three puffs that rise from 0,0. */
export function steam(colour, line) {
  return `
    <g fill="${colour}" stroke="${line}" stroke-width="3">
      <circle cx="-3" cy="-4" r="6"/><circle cx="7" cy="-17" r="9"/><circle cx="-7" cy="-34" r="12.5"/>
    </g>`
}

/** The raised bonnet of the car. */
export function bonnet(colour, line) {
  return `<path d="M29-5L51-33" stroke="${line}" stroke-width="10" stroke-linecap="round"/>
    <path d="M29-5L51-33" stroke="${colour}" stroke-width="4" stroke-linecap="round"/>`
}
