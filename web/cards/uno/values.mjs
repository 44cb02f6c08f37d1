/** What stands on a coloured card: a figure or the sign of an action, drawn around 0,0 in a box of ±50. */
import { lettering } from '../svg.mjs'

function figure(value, ink) {
  return lettering(value, { x: -1, y: 35, size: 100, spacing: -2, ink })
}

function skip(ink) {
  return `<path d="M-44 20C-36-26 30-34 42 8" fill="none" stroke="${ink}" stroke-width="13" stroke-linecap="round"/>
    <path d="M50-14l-6 32-27-17z" fill="${ink}" stroke="${ink}" stroke-width="6" stroke-linejoin="round"/>
    <circle cx="-3" cy="24" r="14" fill="${ink}"/>`
}

function reverse(ink) {
  const half = `<path d="M-32-10C-26-40 22-44 34-14" fill="none" stroke-width="12" stroke-linecap="round"/>
    <path d="M45-30l-7 29-24-15z" fill="${ink}" stroke-width="5" stroke-linejoin="round"/>`
  return `<g stroke="${ink}">${half}<g transform="rotate(180)">${half}</g></g>`
}

function drawTwo(ink) {
  return lettering('+2', { y: 30, size: 84, ink })
}

const actions = { skip, reverse, 'draw-two': drawTwo }

export const values = ['0', '1', '2', '3', '4', '5', '6', '7', '8', '9', ...Object.keys(actions)]

/** Six and nine are each other upside down. */
export function underline(value, ink) {
  return value === '6' || value === '9'
    ? `<path d="M-20 51h38" stroke="${ink}" stroke-width="8"/>`
    : ''
}

export function isAction(value) {
  return value in actions
}

export function drawValue(value, ink) {
  return isAction(value) ? actions[value](ink) : figure(value, ink)
}
