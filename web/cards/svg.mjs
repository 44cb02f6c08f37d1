/** The SVG elements that the drawings share. */

const LETTERS = "'Barlow Condensed','Arial Narrow',sans-serif"

/** A drawing made around 0,0, put somewhere else. */
export function place(x, y, scale, drawing, angle = 0) {
  const turn = angle ? ` rotate(${angle})` : ''
  const size = scale === 1 ? '' : ` scale(${scale})`
  return `<g transform="translate(${x} ${y})${size}${turn}">${drawing}</g>`
}

export function turned(angle, drawing, around = '') {
  return `<g transform="rotate(${angle}${around && ` ${around}`})">${drawing}</g>`
}

export function repeat(count, draw) {
  return Array.from({ length: count }, (_, index) => draw(index)).join('')
}

/** Large letters, centred on x. */
export function lettering(words, { x = 0, y, size, ink, weight = 700, spacing = 0 }) {
  const apart = spacing ? ` letter-spacing="${spacing}"` : ''
  return `<text x="${x}" y="${y}" font-family="${LETTERS}" font-weight="${weight}" font-size="${size}"${apart}
    text-anchor="middle" fill="${ink}">${words}</text>`
}

/** A star with straight rays, as of an explosion. */
export function burst(outer, inner, rays, fill, edge = '') {
  const corner = (index) => {
    const radius = index % 2 ? inner : outer
    const angle = (Math.PI * index) / rays - Math.PI / 2
    return `${(radius * Math.cos(angle)).toFixed(1)} ${(radius * Math.sin(angle)).toFixed(1)}`
  }
  const path = Array.from({ length: rays * 2 }, (_, index) => corner(index)).join('L')
  const line = edge ? ` stroke="${edge}" stroke-width="3" stroke-linejoin="round"` : ''
  return `<path d="M${path}Z" fill="${fill}"${line}/>`
}
