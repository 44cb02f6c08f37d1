/** The router: which page an address shows, and going to others without a reload. */
import { base, root } from './net/serverAddress'

export type Page =
  | { name: 'start' }
  | { name: 'table'; table: string; code: string }
  | { name: 'device'; table: string }
  | { name: 'pad'; pad: string; code: string }
  | { name: 'replay'; table: string; code: string; query: string }
  | { name: 'rules'; edition: string; clause: string }
  | { name: 'manual'; rules: string; chapter: string }
  | { name: 'learn'; edition: string; lesson: string }
  | { name: 'settings' }
  | { name: 'history' }
  | { name: 'group' }
  | { name: 'judge'; case: string }
  | { name: 'not-found' }

let shown = $state.raw<Page>(read())
let [path] = parts()

export const pages = {
  get now(): Page {
    return shown
  },
}

/** Shows the page of an address below the base path. */
export function goto(where: string): void {
  history.pushState({ within: true }, '', root + where)
  turn()
  scrollTo(0, 0)
}

/** Shows another page and replaces the entry in the history. */
export function replacePage(where: string): void {
  history.replaceState(history.state, '', root + where)
  turn()
}

/** The address of a page, for links. */
export function address(path: string): string {
  return root + path
}

/** Follows a link to one of our pages, unless it is to be opened in another tab. */
export function followLink(event: MouseEvent, go: (path: string) => void = goto): void {
  if (event.ctrlKey || event.metaKey || event.shiftKey || event.altKey) return
  event.preventDefault()
  const { href, origin } = event.currentTarget as HTMLAnchorElement
  go(href.slice(origin.length + root.length))
}

addEventListener('popstate', turn)
addEventListener('hashchange', turn)

function turn(): void {
  shown = read()
  const [now] = parts()
  if (now === path) return
  path = now
  void import('./headingFocus').then(({ focusHeading }) => focusHeading()).catch(() => undefined)
}

/** The path of the page, and what is asked of it. */
function parts(): string[] {
  return (location.pathname + location.search).slice(root.length + 1).split('?')
}

function read(): Page {
  const [path, query = ''] = parts()
  const [page = '', id = '', ...more] = path!.split('/')
  const alone = ['', 'index.html', 'settings', 'games', 'group', 'judge'].includes(page)
  // Without a server there are only tables of this device.
  const away = page === 't' && root !== base
  if (away || more.length > 0 || alone === (id !== '')) return { name: 'not-found' }
  const hash = decoded(location.hash.slice(1))
  switch (page) {
    case 't':
      return { name: 'table', table: id, code: hash }
    case 'd':
      return { name: 'device', table: id }
    case 'pad':
      return { name: 'pad', pad: id, code: hash }
    case 'r':
      return { name: 'replay', table: id, code: hash, query }
    case 'rules':
      return { name: 'rules', edition: id, clause: hash }
    case 'manual':
      return { name: 'manual', rules: decoded(id), chapter: hash }
    case 'learn':
      return { name: 'learn', edition: id, lesson: hash }
    case 'settings':
      return { name: 'settings' }
    case 'games':
      return { name: 'history' }
    case 'group':
      return { name: 'group' }
    case 'judge':
      return { name: 'judge', case: hash }
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
