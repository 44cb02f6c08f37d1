/** The three shapes of road signs: triangle for hazards, circle for remedies, shield for safeties. */
import { blue, gold, green, ink, red, white } from '../palette.mjs'
import { lettering, place } from '../svg.mjs'
import { families } from './families.mjs'

const SHIELD = 'M0-78C22-66 46-62 68-62V-8C68 38 38 66 0 82-38 66-68 38-68-8V-62C-46-62-22-66 0-78z'

export function triangle() {
  return `<path d="M0-72L76 60H-76z" fill="${white}" stroke="${red.plain}" stroke-width="15" stroke-linejoin="round"/>`
}

/** Higher than the sign of the road: on a small card its motif needs the room. */
export function tallTriangle() {
  return `<path d="M0-106L79 68H-79z" fill="${white}" stroke="${red.plain}" stroke-width="14" stroke-linejoin="round"/>`
}

export function roundel() {
  return `<circle r="70" fill="${green.dark}"/>
    <circle cy="-3" r="70" fill="${green.plain}"/>
    <circle cy="-3" r="60" fill="none" stroke="${white}" stroke-width="4"/>`
}

export function shield() {
  return `<path d="${SHIELD}" fill="${gold.plain}" stroke="${gold.dark}" stroke-width="2"/>
    <path d="${SHIELD}" transform="scale(.885)" fill="url(#r-enamel)"/>
    <path d="${SHIELD}" transform="scale(.815)" fill="none" stroke="${gold.plain}" stroke-width="2.5"/>`
}

export function limit() {
  return `<circle r="67" fill="${white}" stroke="${red.plain}" stroke-width="17"/>
    ${lettering('50', { x: -1, y: 31, size: 88, ink, spacing: -2 })}`
}

/** The limit, struck through: the slash goes between the figures, so that they stay readable. */
export function endOfLimit() {
  return `<circle r="70" fill="${white}"/>
    ${lettering('50', { x: 4, y: 29, size: 82, ink: '#5A6A71', spacing: 9 })}
    <g transform="rotate(-58)">
      <path d="M-68 0H68" stroke="${white}" stroke-width="19"/>
      <path d="M-68 0H68" stroke="${green.plain}" stroke-width="11"/>
    </g>
    <circle r="68" fill="none" stroke="${green.plain}" stroke-width="9"/>`
}

/** The corner of a card: the shape of its group around the glyph of its family. */
export const corners = {
  hazard: (family) => `
    <path d="M0-20L23 19H-23z" fill="${red.plain}" stroke="${red.plain}" stroke-width="7" stroke-linejoin="round"/>
    ${place(0, 7, 0.98, families[family](white))}`,
  remedy: (family) =>
    `<circle r="24" fill="${green.plain}"/>${place(0, 0, 1.12, families[family](white))}`,
  safety: (family) => `
    <path d="${SHIELD}" transform="scale(.335)" fill="${gold.plain}"/>
    <path d="${SHIELD}" transform="scale(.275)" fill="${blue.dark}"/>
    ${place(0, 0, 0.95, families[family](gold.plain))}`,
}

/** The place where a safety will lie. */
export function emptyShield(family) {
  return `<path d="${SHIELD}" fill="var(--field,none)" stroke="currentColor" stroke-width="9"/>
    ${place(0, 0, 3.2, families[family]('currentColor'))}`
}

/** The place where cards of a pile will lie. */
export function emptyRoundel(family) {
  return `<circle r="66" fill="none" stroke="currentColor" stroke-width="12"/>
    ${place(0, 0, 3.5, families[family]('currentColor'))}`
}
