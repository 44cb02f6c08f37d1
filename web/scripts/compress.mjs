// Writes a compressed copy beside every file, so that the server only has to choose.
import { readdirSync, statSync } from 'node:fs'
import { readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { brotliCompress, constants, gzip } from 'node:zlib'

const folder = new URL('../../src/tischrunde/web/', import.meta.url).pathname
// The best packing of Python's megabytes would take as long as the rest of the build.
const MEGABYTE = 1_000_000
const worthwhile = /\.(js|mjs|css|svg|html|ftl|txt|wasm)$/

const packedBy = { gz: promisify(gzip), br: promisify(brotliCompress) }

async function pack(file) {
  const bytes = await readFile(file)
  const quality = { [constants.BROTLI_PARAM_QUALITY]: bytes.length > MEGABYTE ? 9 : 11 }
  const how = { gz: { level: 9 }, br: { params: quality } }
  for (const [ending, packed] of Object.entries(packedBy))
    await writeFile(`${file}.${ending}`, await packed(bytes, how[ending]))
}

const files = readdirSync(folder, { recursive: true })
  .map((name) => join(folder, name))
  .filter((file) => worthwhile.test(file) && statSync(file).isFile())
// On all cores; the largest alone takes more than half of the time.
const largestFirst = files.sort((one, other) => statSync(other).size - statSync(one).size)
await Promise.all(largestFirst.map(pack))
