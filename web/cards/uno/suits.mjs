/** The four colours of UNO, each with a suit of its own, so that colour is never the only sign. */
import { ink, paper } from '../palette.mjs'
import { repeat } from '../svg.mjs'

function flame(colour) {
  return `<path d="M4-50c4 16 30 28 30 58 0 24-15 40-34 40s-34-14-34-36c0-16 9-26 16-34 1 9 5 13 10 15
    C-12-18-8-38 4-50z" fill="${colour}"/>`
}

function sun(colour) {
  const ray = (index) => `<path transform="rotate(${index * 45})" d="M-6-31L0-50 6-31z"/>`
  return `<g fill="${colour}" stroke="${colour}" stroke-width="3" stroke-linejoin="round">
    <circle r="22.5"/>${repeat(8, ray)}</g>`
}

function leaf(colour) {
  return `<path d="M40-46C6-48-38-36-40 4c-1 14 4 24 10 32C-24 14-6-8 16-20-2-2-16 20-22 44c30 8 56-8 60-38
    2-18 0-36 2-52z" fill="${colour}"/>`
}

function drop(colour) {
  return `<path d="M0-50C20-22 36-4 36 16a36 36 0 0 1-72 0C-36-4-20-22 0-50z" fill="${colour}"/>`
}

/** `dark` and `spread` are of the large suit behind the figure, `ink` what is printed on the colour. */
export const suits = {
  red: {
    colour: '#C62F2B',
    dark: '#8E1B1C',
    bright: '#F0665C',
    ink: paper,
    spread: 2.15,
    draw: flame,
  },
  yellow: { colour: '#F5B81C', dark: '#B97F00', bright: '#FFD05A', ink, spread: 1.74, draw: sun },
  green: {
    colour: '#12805A',
    dark: '#09573C',
    bright: '#4FC49A',
    ink: paper,
    spread: 2,
    draw: leaf,
  },
  blue: {
    colour: '#1D5CB0',
    dark: '#103C78',
    bright: '#6AA8F5',
    ink: paper,
    spread: 2.15,
    draw: drop,
  },
}
