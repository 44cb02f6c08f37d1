/** Puts the drawings of a game into the document, where `<use href="#game-card">` finds them. */
import { base } from '../net/serverAddress'
import type { Game } from '../net/views'

const coming = new Map<Game, Promise<void>>()

/** Fetches the drawings of a game once. */
export function loadDrawings(game: Game): Promise<void> {
  const asked = coming.get(game) ?? bring(game)
  coming.set(game, asked)
  return asked
}

async function bring(game: Game): Promise<void> {
  try {
    const answer = await fetch(`${base}/cards/${game}.svg`)
    if (!answer.ok) throw new Error(`no drawings: ${answer.status}`)
    insert(await answer.text())
  } catch {
    // Without drawings cards still have their names; the next card that is shown asks again.
    coming.delete(game)
  }
}

function insert(svg: string): void {
  const { documentElement } = new DOMParser().parseFromString(svg, 'image/svg+xml')
  const sprite = document.importNode(documentElement, true)
  sprite.setAttribute('aria-hidden', 'true')
  // Not `display: none`: gradients and clips of hidden drawings are lost.
  Object.assign(sprite.style, { position: 'absolute', width: '0', height: '0' })
  document.body.prepend(sprite)
}
