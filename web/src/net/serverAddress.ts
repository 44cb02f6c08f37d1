/** Where the server lives: at the root of its host, or under a sub-path. */
const { dataset } = document.documentElement

/** Whether there is no server: these are files on some host, in the folder of this page. */
export const isSite = 'site' in dataset
export const base = isSite ? location.pathname.replace(/\/[^/]*$/, '') : (dataset.base ?? '')
/** What the address of every page begins with; a site has one file for all. */
export const root = isSite ? `${location.pathname}?` : base

export function socketAddress(): string {
  return `${location.origin.replace(/^http/, 'ws')}${base}/ws`
}
