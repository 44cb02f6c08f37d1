/** Checks in the browser what the server promised before the first card was dealt. */

/** Whether the secret is the one that was promised; null if this browser cannot reckon it. */
export async function keepsPromise(secret: string, commitment: string): Promise<boolean | null> {
  if (!globalThis.crypto?.subtle) return null
  const hash = await crypto.subtle.digest('SHA-256', bytesOf(secret))
  return hexOf(new Uint8Array(hash)) === commitment.toLowerCase()
}

/** What the seats added to the shuffle, from the terms of the match: by seat, counted from 0. */
export function entropyOf(terms: string): Map<number, string> {
  const found = new Map<number, string>()
  for (const line of terms.split('\n')) {
    const match = /^entropy (\d+): (.*)$/.exec(line)
    if (match) found.set(Number(match[1]) - 1, match[2]!)
  }
  return found
}

function bytesOf(hex: string): Uint8Array<ArrayBuffer> {
  return Uint8Array.from(hex.match(/../g) ?? [], (pair) => parseInt(pair, 16))
}

function hexOf(bytes: Uint8Array): string {
  return Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('')
}
