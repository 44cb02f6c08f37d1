/** A word nobody else has: it names a command, or is one's part of the chance that shuffles. */
export function chance(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(16))
  return Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('')
}
