/** A sprite: one file with a symbol for every face of a game. */
import { existsSync, readdirSync } from 'node:fs'
import { join } from 'node:path'

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

function sprite(game, { frameDefs, faces, parts }) {
  const lines = [tidy(`<defs>${frameDefs}</defs>`), ...symbols(game, faces, parts)]
  return `<svg xmlns="http://www.w3.org/2000/svg">\n${lines.join('\n')}\n</svg>\n`
}

/** The sprite of every game: a folder beside this file with a `faces.mjs`. */
export async function sprites() {
  const drawn = {}
  for (const game of readdirSync(import.meta.dirname)) {
    if (existsSync(join(import.meta.dirname, game, 'faces.mjs')))
      drawn[game] = sprite(game, await import(`./${game}/faces.mjs`))
  }
  return drawn
}
