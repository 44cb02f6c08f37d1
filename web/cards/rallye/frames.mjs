/** The paper of a card: each group has its own edge, so that it is known without colours. */
import { blue, gold, green, ink, red } from '../palette.mjs'
import { place, repeat } from '../svg.mjs'
import { corners } from './signs.mjs'

const FIELD = '<rect x="11" y="11" width="178" height="258" rx="8"'

export const frameDefs = `
  <clipPath id="r-card"><rect width="200" height="280" rx="16"/></clipPath>
  <clipPath id="r-field"><rect x="9" y="9" width="182" height="262" rx="9"/></clipPath>
  <pattern id="r-tape" width="28" height="28" patternUnits="userSpaceOnUse" patternTransform="rotate(45)">
    <rect width="28" height="28" fill="#fff"/><rect width="14" height="28" fill="${red.plain}"/>
  </pattern>
  <linearGradient id="r-enamel" x2="0" y2="1">
    <stop stop-color="${blue.light}"/><stop offset="1" stop-color="${blue.dark}"/>
  </linearGradient>
  <radialGradient id="r-night" cx=".52" cy=".44" r=".75">
    <stop stop-color="${blue.glow}"/><stop offset="1" stop-color="${blue.dark}"/>
  </radialGradient>
  <radialGradient id="r-glow" cx=".5" cy=".45" r=".8">
    <stop offset=".4" stop-color="#fff" stop-opacity=".65"/><stop offset="1" stop-color="#fff" stop-opacity="0"/>
  </radialGradient>`

/** Rounded corners and a fine outline around whatever is drawn. */
export function sheet(drawing) {
  return `<g clip-path="url(#r-card)">${drawing}</g>
    <rect x=".75" y=".75" width="198.5" height="278.5" rx="15.5" fill="none" stroke="${ink}" stroke-opacity=".28"
      stroke-width="1.5"/>`
}

function field(edge, tint) {
  return `<rect width="200" height="280" fill="${edge}"/>${FIELD} fill="${tint}"/>${FIELD} fill="url(#r-glow)"/>`
}

function beams(y) {
  const beam = (index) => `<path transform="rotate(${(index * 360) / 15})" d="M0 0L-20-240H20z"/>`
  return `<g clip-path="url(#r-field)"><g transform="translate(100 ${y})" fill="#fff" fill-opacity=".055">
    ${repeat(15, beam)}</g></g>`
}

function night(y) {
  const inner = '<rect x="11.5" y="11.5" width="177" height="257" rx="7"'
  return `<rect width="200" height="280" fill="${gold.plain}"/>
    <rect x="7" y="7" width="186" height="266" rx="10" fill="${blue.dark}"/>
    ${inner} fill="url(#r-night)"/>${beams(y)}${inner} fill="none" stroke="${gold.plain}" stroke-width="2"/>`
}

/** Where sign and corner stand: `full` leaves room for the plate with the name, `compact` has the sign only. */
const groups = {
  hazard: {
    full: { paper: () => field('url(#r-tape)', red.tint), sign: [100, 148, 1], corner: [47, 45] },
    compact: { paper: () => field('url(#r-tape)', red.tint), sign: [100, 158, 1] },
  },
  remedy: {
    full: { paper: () => field(green.plain, green.tint), sign: [104, 146, 1], corner: [46, 46] },
    compact: { paper: () => field(green.plain, green.tint), sign: [100, 142, 1.2] },
  },
  safety: {
    full: { paper: () => night(122), sign: [106, 147, 0.94], corner: [45, 47] },
    compact: { paper: () => night(140), sign: [100, 139, 1.22] },
  },
}

export function signCard(group, family, sign, largeSign = sign) {
  const { full, compact } = groups[group]
  return {
    full: sheet(
      full.paper() +
        place(...full.sign, sign) +
        place(...full.corner, 1.14, corners[group](family)),
    ),
    compact: sheet(compact.paper() + place(...compact.sign, largeSign)),
  }
}
