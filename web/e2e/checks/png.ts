/** Reads the pictures Chromium takes: eight bits a channel, not interlaced. */
import { inflateSync } from 'node:zlib'

export interface Picture {
  width: number
  height: number
  /** Red, green, blue, and perhaps alpha, of all pixels. */
  pixels: Uint8Array
  /** Bytes per pixel. */
  pixelBytes: number
}

const SIGNATURE_BYTES = 8
const CHANNELS: Record<number, number> = { 2: 3, 6: 4 }

export function readPng(file: Buffer): Picture {
  const width = file.readUInt32BE(SIGNATURE_BYTES + 8)
  const height = file.readUInt32BE(SIGNATURE_BYTES + 12)
  const pixelBytes = CHANNELS[file.readUInt8(SIGNATURE_BYTES + 17)]
  if (!pixelBytes) throw new Error('A picture of another kind.')
  const pixels = unfiltered(
    inflateSync(Buffer.concat(dataOf(file))),
    width * pixelBytes,
    height,
    pixelBytes,
  )
  return { width, height, pixels, pixelBytes }
}

function dataOf(file: Buffer): Buffer[] {
  const parts: Buffer[] = []
  for (let place = SIGNATURE_BYTES; place < file.length;) {
    const length = file.readUInt32BE(place)
    const kind = file.toString('latin1', place + 4, place + 8)
    if (kind === 'IDAT') parts.push(file.subarray(place + 8, place + 8 + length))
    place += length + 12
  }
  return parts
}

/** Undoes the filter of every row: its bytes are differences from their neighbours. */
function unfiltered(raw: Buffer, length: number, height: number, pixelBytes: number): Uint8Array {
  const rows = new Uint8Array(length * height)
  for (let y = 0; y < height; y++) {
    const from = y * (length + 1)
    const filter = raw[from]!
    const row = rows.subarray(y * length, (y + 1) * length)
    row.set(raw.subarray(from + 1, from + 1 + length))
    const above = y > 0 ? rows.subarray((y - 1) * length, y * length) : new Uint8Array(length)
    if (filter > 0) unfilter(row, above, filter, pixelBytes)
  }
  return rows
}

/** Adds to every byte what its filter predicts from the bytes to the left, above and between. */
function unfilter(row: Uint8Array, above: Uint8Array, filter: number, pixelBytes: number): void {
  for (let x = 0; x < row.length; x++) {
    const left = x < pixelBytes ? 0 : row[x - pixelBytes]!
    const up = above[x]!
    if (filter === 1) row[x]! += left
    else if (filter === 2) row[x]! += up
    else if (filter === 3) row[x]! += (left + up) >> 1
    else row[x]! += nearest(left, up, x < pixelBytes ? 0 : above[x - pixelBytes]!)
  }
}

function nearest(left: number, up: number, corner: number): number {
  const guess = left + up - corner
  const [a, b, c] = [Math.abs(guess - left), Math.abs(guess - up), Math.abs(guess - corner)]
  if (a <= b && a <= c) return left
  return b <= c ? up : corner
}
