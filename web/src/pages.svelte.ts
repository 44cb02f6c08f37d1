/** Which page is shown, by the address; going elsewhere without loading everything again. */
import { base } from './net/place'

export type Page =
  | { name: 'start' }
  | { name: 'table'; table: string; code: string }
  | { name: 'replay'; table: string; code: string; seat: string; move: number }
  | { name: 'rules'; edition: string; clause: string }
  | { name: 'settings' }

let shown = $state.raw<Page>(read())

export const pages = {
  get now(): Page {
    return shown
  },
}

/** Shows the page of an address below the base path. */
export function goto(path: string): void {
  history.pushState({ within: true }, '', base + path)
  shown = read()
  scrollTo(0, 0)
}

/** Shows another page in the place of this one: the way back leads past both. */
export function goInstead(where: string): void {
  history.replaceState(history.state, '', base + where)
  shown = read()
}

/** The address of a page, for links. */
export function address(path: string): string {
  return base + path
}

addEventListener('popstate', () => (shown = read()))
addEventListener('hashchange', () => (shown = read()))

function read(): Page {
  const [room = '', id = ''] = location.pathname.slice(base.length + 1).split('/')
  const hash = decodeURIComponent(location.hash.slice(1))
  const query = new URLSearchParams(location.search)
  switch (room) {
    case 't':
      return { name: 'table', table: id, code: hash }
    case 'r':
      return {
        name: 'replay',
        table: id,
        code: hash,
        seat: query.get('seat') ?? 'open',
        move: Number(query.get('move') ?? 0),
      }
    case 'rules':
      return { name: 'rules', edition: id, clause: hash }
    case 'settings':
      return { name: 'settings' }
    default:
      return { name: 'start' }
  }
}
