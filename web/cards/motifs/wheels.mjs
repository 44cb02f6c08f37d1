/** Wheels for rolling and for steering, in a box of ±50 around 0,0. */
import { burst, repeat } from '../svg.mjs'
import { ink, rim } from '../palette.mjs'

function screws(y, radius, size, colour) {
  return repeat(
    5,
    (index) =>
      `<circle transform="translate(0 ${y}) rotate(${index * 72})" cy="${-radius}" r="${size}" fill="${colour}"/>`,
  )
}

function tread(colour) {
  return `<circle r="43" fill="none" stroke="${colour}" stroke-width="9" stroke-dasharray="9.5 4"/>
    <circle r="41" fill="${colour}"/>`
}

export function wheel(tyre, disc, hub) {
  return `${tread(tyre)}
    <circle r="24" fill="${disc}" stroke="${hub}" stroke-width="3"/>
    <circle r="7" fill="${hub}"/>${screws(0, 15, 3.6, hub)}`
}

/** A wheel with a star: no nail stops it. */
export function proudWheel(tyre, disc, star) {
  return `${tread(tyre)}
    <circle r="32" fill="${star}"/><circle r="25" fill="${disc}"/>${burst(21, 9.5, 5, star)}`
}

export function flatTyre() {
  return `
    <path d="M-40-6a40 40 0 0 1 80 0c0 16 9 24 12 33 1 4-1 6-5 6h-94c-4 0-6-2-5-6 3-9 12-17 12-33z" fill="${ink}"/>
    <circle cy="-5" r="22" fill="${rim}"/><circle cy="-5" r="6.5" fill="${ink}"/>${screws(-5, 14, 3.4, ink)}
    <path d="M-62 38h124" stroke="${ink}" stroke-width="5" stroke-linecap="round"/>`
}

export function nail(colour) {
  return `<path d="M0 0v-20M-9-22h18" stroke="${colour}" stroke-width="6" stroke-linecap="round"/>`
}

export function steeringWheel(colour, hub) {
  return `
    <circle r="42" fill="none" stroke="${colour}" stroke-width="9.5"/>
    <path d="M-40-4h80M0 6v36" stroke="${colour}" stroke-width="9"/>
    <circle r="20" fill="${hub}" stroke="${colour}" stroke-width="5"/>`
}

export function spade(colour) {
  return `<path d="M0-17c8 10 16 15 16 24 0 6-4 10-9 10-2.5 0-4.5-1-6-3l3 8h-8l3-8c-1.5 2-3.5 3-6 3-5 0-9-4-9-10
    0-9 8-14 16-24z" fill="${colour}"/>`
}
