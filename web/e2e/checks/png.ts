/** Reads the pictures Chromium takes: eight bits a channel, not interlaced. */
import { inflateSync } from 'node:zlib'

export interface Picture {
  width: number
  height: number
  /** Red, green and blue of a pixel. */
  at(x: number, y: number): [number, number, number]
}

const SIGNATURE = 8
const CHANNELS: Record<number, number> = { 2: 3, 6: 4 }

export function readPng(file: Buffer): Picture {
  const width = file.readUInt32BE(SIGNATURE + 8)
  const height = file.readUInt32BE(SIGNATURE + 12)
  const size = CHANNELS[file.readUInt8(SIGNATURE + 17)]
  if (!size) throw new Error('A picture of another kind.')
  const rows = unfiltered(inflateSync(Buffer.concat(dataOf(file))), width * size, height, size)
  const at = (x: number, y: number): [number, number, number] => {
    const place = y * width * size + x * size
    return [rows[place] ?? 0, rows[place + 1] ?? 0, rows[place + 2] ?? 0]
  }
  return { width, height, at }
}

function dataOf(file: Buffer): Buffer[] {
  const parts: Buffer[] = []
  for (let place = SIGNATURE; place < file.length;) {
    const length = file.readUInt32BE(place)
    const kind = file.toString('latin1', place + 4, place + 8)
    if (kind === 'IDAT') parts.push(file.subarray(place + 8, place + 8 + length))
    place += length + 12
  }
  return parts
}

/** Every row says how it differs from its left and upper neighbours. */
function unfiltered(raw: Buffer, length: number, height: number, size: number): Uint8Array {
  const rows = new Uint8Array(length * height)
  for (let y = 0; y < height; y++) {
    const filter = raw[y * (length + 1)]
    for (let x = 0; x < length; x++) {
      const place = y * length + x
      const left = x >= size ? (rows[place - size] ?? 0) : 0
      const up = y > 0 ? (rows[place - length] ?? 0) : 0
      const corner = x >= size && y > 0 ? (rows[place - length - size] ?? 0) : 0
      const by = [0, left, up, (left + up) >> 1, nearest(left, up, corner)][filter ?? 0] ?? 0
      rows[place] = (raw[y * (length + 1) + 1 + x] ?? 0) + by
    }
  }
  return rows
}

function nearest(left: number, up: number, corner: number): number {
  const guess = left + up - corner
  const [a, b, c] = [Math.abs(guess - left), Math.abs(guess - up), Math.abs(guess - corner)]
  if (a <= b && a <= c) return left
  return b <= c ? up : corner
}
