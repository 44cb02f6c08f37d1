/** Every face of UNO: a figure on its suit, full and compact. */
import { ink, paper } from '../palette.mjs'
import { lettering, place, repeat, turned } from '../svg.mjs'
import { suits } from './suits.mjs'
import { drawValue, isAction, underline, values } from './values.mjs'

const NIGHT = '#1B2430'
const MIDDLE = '100 140'

export const frameDefs = `
  <clipPath id="u-card"><rect width="200" height="280" rx="18"/></clipPath>
  <clipPath id="u-disc"><circle r="74"/></clipPath>`

function sheet(colour, drawing) {
  return `<g clip-path="url(#u-card)"><rect width="200" height="280" fill="${paper}"/>
    <rect x="9" y="9" width="182" height="262" rx="12" fill="${colour}"/>${drawing}</g>
    <rect x=".75" y=".75" width="198.5" height="278.5" rx="17.5" fill="none" stroke="${ink}" stroke-opacity=".25"
      stroke-width="1.5"/>`
}

function shadow(suit) {
  return `<g opacity=".62">${place(100, 140, suit.spread, suit.draw(suit.dark))}</g>`
}

/** The suit stands in one corner only: it says which way up the card is. */
function corners(suit, value) {
  const sign = place(40, 42, 0.54, drawValue(value, suit.ink))
  return sign + place(40, 95, 0.46, suit.draw(suit.ink)) + turned(180, sign, MIDDLE)
}

/** Signs of actions are wider than figures and keep clear of the corner. */
function spot(value) {
  return isAction(value) ? [104, 154, 1.22] : [102, 140, 1.45]
}

function coloured(suit, value) {
  const sign = drawValue(value, suit.ink)
  const large = place(...spot(value), sign + underline(value, suit.ink))
  return {
    full: sheet(suit.colour, shadow(suit) + large + corners(suit, value)),
    compact: sheet(
      suit.colour,
      place(100, 93, 1.56, sign) + place(100, 213, 0.84, suit.draw(suit.ink)),
    ),
  }
}

/** The four colours as a disc of four quarters, each with its suit. */
function disc(suitScale, reach) {
  const quarter = (name, x, y) => `
    <path d="M0 0h${x * 80}v${y * 80}h${-x * 80}z" fill="${suits[name].colour}"/>
    ${place(x * reach, y * reach, suitScale, suits[name].draw(suits[name].ink))}`
  return `<g clip-path="url(#u-disc)">
    ${quarter('yellow', -1, -1)}${quarter('red', 1, -1)}${quarter('green', -1, 1)}${quarter('blue', 1, 1)}</g>
    <circle r="74" fill="none" stroke="${paper}" stroke-width="5"/>`
}

function plusFour(radius, size) {
  return `<circle r="${radius}" fill="${paper}"/>
    ${lettering('+4', { y: size * 0.35, size, ink })}`
}

function inBothCorners(drawing) {
  return drawing + turned(180, drawing, MIDDLE)
}

function wild() {
  const hub = `<circle r="11" fill="${paper}"/>`
  return {
    full: sheet(
      NIGHT,
      inBothCorners(place(38, 40, 0.22, disc(0, 0))) + place(100, 140, 1, disc(0.5, 34) + hub),
    ),
    compact: sheet(NIGHT, place(100, 140, 1.14, disc(0.56, 33))),
  }
}

function wildDrawFour() {
  const corner = lettering('+4', { x: 42, y: 58, size: 48, ink: paper })
  return {
    full: sheet(
      NIGHT,
      inBothCorners(corner) + place(100, 140, 1, disc(0.42, 43) + plusFour(37, 54)),
    ),
    compact: sheet(
      NIGHT,
      place(100, 178, 1.06, disc(0.5, 34)) +
        lettering('+4', { x: 100, y: 90, size: 98, ink: paper }),
    ),
  }
}

function back() {
  const rings = repeat(12, (index) => `<circle cx="100" cy="140" r="${16 + index * 16}"/>`)
  const suit = (name, x, y) => place(x, y, 0.62, suits[name].draw(suits[name].bright))
  return sheet(
    '#2A2350',
    `<g fill="none" stroke="#fff" stroke-opacity=".1" stroke-width="3">${rings}</g>
    ${suit('red', 100, 96)}${suit('yellow', 146, 140)}${suit('green', 100, 186)}${suit('blue', 54, 140)}
    <rect x="15" y="15" width="170" height="250" rx="8" fill="none" stroke="${suits.yellow.bright}" stroke-width="2"/>`,
  )
}

const colouredFaces = Object.entries(suits).flatMap(([name, suit]) =>
  values.map((value) => [`${name}-${value}`, coloured(suit, value)]),
)

export const faces = {
  ...Object.fromEntries(colouredFaces),
  wild: wild(),
  'wild-draw-four': wildDrawFour(),
  back: { full: back() },
}

const SUIT_BOX = '-52 -52 104 104'

/** The suits alone, in the colour of the text around them. */
export const parts = Object.fromEntries(
  Object.entries(suits).map(([name, suit]) => [
    `suit-${name}`,
    { box: SUIT_BOX, drawing: suit.draw('currentColor') },
  ]),
)
