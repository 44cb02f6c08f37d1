/** A seat on a second device: a link with a token behind `#claim=` takes it. */
const MARK = 'claim='

export function claimHash(token: string): string {
  return `#${MARK}${token}`
}

/** The token in the part of an address behind `#`, if there is one. */
export function tokenIn(hash: string): string | null {
  return hash.startsWith(MARK) ? hash.slice(MARK.length) : null
}
