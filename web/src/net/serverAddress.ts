/** Where the server lives: at the root of its host, or under a sub-path. */
export const base = document.documentElement.dataset.base ?? ''

export function socketAddress(): string {
  return `${location.origin.replace(/^http/, 'ws')}${base}/ws`
}
