/** A page that is not told where its server lives has none: it is in a folder of some host. */
const given = document.documentElement.dataset.base

/** Where the server lives, at the root of its host or under a sub-path; or the folder. */
export const base = given ?? location.pathname.replace(/\/[^/]*$/, '')

/** What the address of every page begins with: in a folder there is one file for all. */
export const root = given ?? location.pathname + '?'

/** Names the table, so that a proxy can lead all who play there to the same node. */
export function socketAddress(table: string): string {
  return `${location.origin.replace(/^http/, 'ws')}${base}/ws?table=${encodeURIComponent(table)}`
}
