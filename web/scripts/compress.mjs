// Writes a compressed copy beside every file, so that the server only has to choose.
import { readFileSync, readdirSync, statSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { brotliCompressSync, constants, gzipSync } from 'node:zlib'

const folder = new URL('../../src/tischrunde/web/', import.meta.url).pathname
// The best packing of Python's megabytes would take as long as the rest of the build.
const MEGABYTE = 1_000_000
const worthwhile = /\.(js|mjs|css|svg|html|ftl|txt|wasm)$/

for (const name of readdirSync(folder, { recursive: true })) {
  const file = join(folder, name)
  if (!worthwhile.test(file) || !statSync(file).isFile()) continue
  const bytes = readFileSync(file)
  writeFileSync(`${file}.gz`, gzipSync(bytes, { level: 9 }))
  const quality = { [constants.BROTLI_PARAM_QUALITY]: bytes.length > MEGABYTE ? 9 : 11 }
  writeFileSync(`${file}.br`, brotliCompressSync(bytes, { params: quality }))
}
