/** The router: which page an address shows, and going to others without a reload. */
import { base } from './net/serverAddress'

export type Page =
  | { name: 'start' }
  | { name: 'table'; table: string; code: string }
  | { name: 'device'; table: string }
  | { name: 'replay'; table: string; code: string; seat: string; move: number }
  | { name: 'rules'; edition: string; clause: string }
  | { name: 'settings' }
  | { name: 'history' }
  | { name: 'not-found' }

let shown = $state.raw<Page>(read())
let path = location.pathname

export const pages = {
  get now(): Page {
    return shown
  },
}

/** Shows the page of an address below the base path. */
export function goto(where: string): void {
  history.pushState({ within: true }, '', base + where)
  turn()
  scrollTo(0, 0)
}

/** Shows another page and replaces the entry in the history. */
export function replacePage(where: string): void {
  history.replaceState(history.state, '', base + where)
  turn()
}

/** The address of a page, for links. */
export function address(path: string): string {
  return base + path
}

/** Follows a link to one of our pages, unless it is to be opened in another tab. */
export function followLink(event: MouseEvent, go: (path: string) => void = goto): void {
  if (event.ctrlKey || event.metaKey || event.shiftKey || event.altKey) return
  event.preventDefault()
  const { href, origin } = event.currentTarget as HTMLAnchorElement
  go(href.slice(origin.length + base.length))
}

addEventListener('popstate', turn)
addEventListener('hashchange', turn)

function turn(): void {
  shown = read()
  if (location.pathname === path) return
  path = location.pathname
  void import('./headingFocus').then(({ focusHeading }) => focusHeading()).catch(() => undefined)
}

function read(): Page {
  const [page = '', id = '', ...more] = location.pathname.slice(base.length + 1).split('/')
  const alone = ['', 'index.html', 'settings', 'games'].includes(page)
  if (more.length > 0 || alone === (id !== '')) return { name: 'not-found' }
  const hash = decoded(location.hash.slice(1))
  const query = new URLSearchParams(location.search)
  switch (page) {
    case 't':
      return { name: 'table', table: id, code: hash }
    case 'd':
      return { name: 'device', table: id }
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
    case 'games':
      return { name: 'history' }
    case '':
    case 'index.html':
      return { name: 'start' }
    default:
      return { name: 'not-found' }
  }
}

/** Decodes a part of an address; one that cannot be decoded is used as it is. */
function decoded(text: string): string {
  try {
    return decodeURIComponent(text)
  } catch {
    return text
  }
}
