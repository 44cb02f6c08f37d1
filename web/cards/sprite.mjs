/** A sprite: one file with a symbol for every face of a game. */
import { faces as rallyeFaces, parts as rallyeParts } from './rallye/faces.mjs'
import { frameDefs as rallyeDefs } from './rallye/frames.mjs'
import { faces as unoFaces, frameDefs as unoDefs, parts as unoParts } from './uno/faces.mjs'

const CARD_BOX = '0 0 200 280'

function tidy(svg) {
  return svg.replace(/>\s+</g, '><').replace(/\s+/g, ' ').replace(/ \/>/g, '/>').trim()
}

function symbol(id, box, drawing) {
  return tidy(`<symbol id="${id}" viewBox="${box}">${drawing}</symbol>`)
}

function symbols(game, faces, parts) {
  const cards = Object.entries(faces).flatMap(([slug, { full, compact }]) => [
    symbol(`${game}-${slug}`, CARD_BOX, full),
    ...(compact ? [symbol(`${game}-${slug}-compact`, CARD_BOX, compact)] : []),
  ])
  const small = Object.entries(parts).map(([name, { box, drawing }]) =>
    symbol(`${game}-${name}`, box, drawing),
  )
  return [...cards, ...small]
}

function sprite(game, defs, faces, parts) {
  const lines = [tidy(`<defs>${defs}</defs>`), ...symbols(game, faces, parts)]
  return `<svg xmlns="http://www.w3.org/2000/svg">\n${lines.join('\n')}\n</svg>\n`
}

export function sprites() {
  return {
    rallye: sprite('rallye', rallyeDefs, rallyeFaces, rallyeParts),
    uno: sprite('uno', unoDefs, unoFaces, unoParts),
  }
}
