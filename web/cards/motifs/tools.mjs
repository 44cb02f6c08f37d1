/** Tools, and where they lie, in a box of ±50 around 0,0. */
import { turned } from '../svg.mjs'

export function wrench(colour) {
  return `<path d="M-7.5 42V-6C-17-10-22-18-22-27c0-9 5-16 12-20v19l10 6 10-6v-19c7 4 12 11 12 20 0 9-5 17-14.5 21v48
    a7.5 7.5 0 0 1-15 0z" fill="${colour}"/>`
}

export function screwdriver(colour) {
  return `<path d="M-9-46c0-3 2-4 4-4h10c2 0 4 1 4 4l-2 34H-7z" fill="${colour}"/>
    <path d="M-3.5-12h7v46l-1 12h-5l-1-12z" fill="${colour}"/>`
}

/** A workshop with its gate half open and a wrench on the gable. */
export function workshop(wall, gate, line) {
  return `
    <path d="M-46 40V-14L0-44 46-14V40z" fill="${wall}" stroke="${line}" stroke-width="3.5" stroke-linejoin="round"/>
    <path d="M-52-11L0-45 52-11" fill="none" stroke="${gate}" stroke-width="7" stroke-linecap="round"
      stroke-linejoin="round"/>
    <path d="M-31 40V-2h62v42z" fill="${line}"/>
    <path d="M-31 5h62M-31 12h62" stroke="${gate}" stroke-width="4"/>
    <g transform="translate(0 25) scale(.4)">${turned(-45, wrench(wall))}</g>
    <g transform="translate(0 -20) scale(.42)">
      <circle r="21" fill="${gate}"/><circle r="8" fill="${wall}"/>
    </g>`
}
