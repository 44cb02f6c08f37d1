/** What the service worker does with a request, and what it throws away; it does the rest. */

/**
 * - `page`: from the server; without one, the start page's HTML, which shows every page
 * - `file`: named by its content, so a kept one is right
 * - `engine`: the same, but kept when the service worker is replaced
 * - `fresh`: from the server, which may have changed it; without one, as it was last
 * - `other`: none of our business
 */
export type Rule = 'page' | 'file' | 'engine' | 'fresh' | 'other'

export interface Asked {
  method: string
  mode: string
  url: string
}

const SERVER = /^(api|ws)(\/|$)/
const FRESH = /^(api\/games$|api\/(rules|manuals)\/|cards\/|icon\.svg$)/
const ENGINE = /^assets\/(python-|engine-[^/]*\.zip$)/
const FILE = /^assets\//

/** `scope` is the address below which the pages lie; it ends with a slash. */
export function ruleFor({ method, mode, url }: Asked, scope: string): Rule {
  if (method !== 'GET' || !url.startsWith(scope)) return 'other'
  const path = url.slice(scope.length).replace(/[?#].*$/, '')
  if (FRESH.test(path)) return mode === 'navigate' ? 'other' : 'fresh'
  if (SERVER.test(path)) return 'other'
  if (mode === 'navigate') return 'page'
  if (ENGINE.test(path)) return 'engine'
  return FILE.test(path) ? 'file' : 'other'
}

/** The names of the caches below a scope: several servers may share a host. */
export function cacheNames(scope: string, version: string) {
  return {
    shell: shellPrefix(scope) + version,
    engine: `tischrunde engine ${scope}`,
    fresh: `tischrunde fresh ${scope}`,
  }
}

/** Those of all caches that belong to replaced service workers of this scope. */
export function oldShells(names: readonly string[], scope: string, version: string): string[] {
  const { shell } = cacheNames(scope, version)
  return names.filter((name) => name.startsWith(shellPrefix(scope)) && name !== shell)
}

/** What is kept of other engines and Pythons; it is needed as long as the wanted one is not complete. */
export function oldEngines(kept: readonly string[], wanted: readonly string[]): string[] {
  const complete = wanted.every((url) => kept.includes(url))
  return complete ? kept.filter((url) => !wanted.includes(url)) : []
}

/** Whether a server that answers like this cannot be reached, or cannot work. */
export function isDown(answer: Pick<Response, 'type' | 'status'> | undefined): boolean {
  return !answer || answer.type === 'error' || answer.status >= 500
}

function shellPrefix(scope: string): string {
  return `tischrunde shell ${scope} `
}
