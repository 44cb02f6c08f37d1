/** SHA-256 in plain code: a page without https has no `crypto.subtle`. */

/** The first bits of the fractional parts of the roots of the first primes (FIPS 180-4). */
const PRIMES = primes(64)
const START = PRIMES.slice(0, 8).map((prime) => fraction(Math.sqrt(prime)))
const ROUNDS = PRIMES.map((prime) => fraction(Math.cbrt(prime)))

export function sha256(message: Uint8Array): Uint8Array {
  const padded = pad(message)
  const hash = Uint32Array.from(START)
  for (let at = 0; at < padded.byteLength; at += 64) mix(hash, new DataView(padded.buffer, at, 64))
  const made = new DataView(new ArrayBuffer(32))
  hash.forEach((word, place) => made.setUint32(place * 4, word))
  return new Uint8Array(made.buffer)
}

function mix(hash: Uint32Array, block: DataView): void {
  const words = new Uint32Array(64)
  for (let t = 0; t < 64; t++) {
    words[t] =
      t < 16
        ? block.getUint32(t * 4)
        : spread(words[t - 2]!, 17, 19, 10) +
          words[t - 7]! +
          spread(words[t - 15]!, 7, 18, 3) +
          words[t - 16]!
  }
  let [a, b, c, d, e, f, g, h] = hash as unknown as number[] as [
    number,
    number,
    number,
    number,
    number,
    number,
    number,
    number,
  ]
  for (let t = 0; t < 64; t++) {
    const one = h + turns(e, 6, 11, 25) + ((e & f) ^ (~e & g)) + ROUNDS[t]! + words[t]!
    const two = turns(a, 2, 13, 22) + ((a & b) ^ (a & c) ^ (b & c))
    ;[h, g, f, e, d, c, b, a] = [g, f, e, (d + one) >>> 0, c, b, a, (one + two) >>> 0]
  }
  ;[a, b, c, d, e, f, g, h].forEach((word, place) => (hash[place]! += word))
}

function pad(message: Uint8Array): Uint8Array<ArrayBuffer> {
  const padded = new Uint8Array(Math.ceil((message.length + 9) / 64) * 64)
  padded.set(message)
  padded[message.length] = 0x80
  new DataView(padded.buffer).setUint32(padded.length - 4, message.length * 8)
  return padded
}

const turn = (word: number, by: number) => (word >>> by) | (word << (32 - by))
const turns = (word: number, one: number, two: number, three: number) =>
  (turn(word, one) ^ turn(word, two) ^ turn(word, three)) >>> 0
const spread = (word: number, one: number, two: number, shift: number) =>
  (turn(word, one) ^ turn(word, two) ^ (word >>> shift)) >>> 0

function fraction(number: number): number {
  return ((number - Math.floor(number)) * 2 ** 32) >>> 0
}

function primes(count: number): number[] {
  const found: number[] = []
  for (let number = 2; found.length < count; number++) {
    if (found.every((prime) => number % prime !== 0)) found.push(number)
  }
  return found
}
