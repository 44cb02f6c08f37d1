// Compares what a first visit loads with its limits; exits 1 if anything is too large.
import { existsSync, readFileSync, readdirSync, statSync } from 'node:fs'
import { basename, join } from 'node:path'
import { gzipSync } from 'node:zlib'

const folder = new URL('../../src/tischrunde/web/', import.meta.url).pathname
const client = new URL('../src/', import.meta.url).pathname
const KB = 1000
const LIMITS = {
  js: 64 * KB,
  css: 15 * KB,
  texts: 15 * KB,
  fonts: 45 * KB,
  sprites: 15 * KB,
  // Fetched once by those who choose to play on the device; with the engine at most 7 MB in brotli.
  python: 6500 * KB,
}
const LANGUAGES = ['de', 'en', 'fr']

const files = readdirSync(folder, { recursive: true })
  .map((name) => join(folder, name))
  .filter((file) => statSync(file).isFile() && !/\.(gz|br)$/.test(file))
const weights = new Map(files.map((file) => [basename(file), weigh(file)]))
const sources = new Map(
  files
    .filter((file) => file.endsWith('.js'))
    .map((file) => [basename(file), readFileSync(file, 'utf8')]),
)
// The folders in which the catalogue finds games.
const GAMES = readdirSync(client).filter((name) => existsSync(join(client, name, 'face.ts')))
// What each page loads besides the entry: its chunks, and its texts in one language.
const PAGES = {
  start: { chunks: ['StartPage'], texts: ['web', 'web-start'] },
  ...Object.fromEntries(GAMES.map((game) => [`${game} table`, tableOf(game)])),
}
const html = readFileSync(join(folder, 'index.html'), 'utf8')

let heavy = false
const rows = []
for (const [page, { chunks, texts }] of Object.entries(PAGES)) {
  const loaded = loadedBy(chunks)
  const words = LANGUAGES.map((language) => weighTexts(language, texts))
  report(page, 'js', total(loaded, '.js'))
  report(page, 'texts', Math.max(...words))
  report(page, 'css', total(loaded, '.css'))
}
report('all', 'fonts', total([...weights.keys()], '.woff2'))
const sprites = GAMES.map((game) => `${game}.svg`)
report('all', 'sprites', total(sprites, '.svg'))
report('device', 'python', sentTotal(/[/\\]python-[^/\\]+[/\\]/))
console.table(rows)
process.exitCode = heavy ? 1 : 0

function tableOf(game) {
  return {
    chunks: ['TablePage', `${game}Room`],
    texts: ['web', 'web-table', `table-${game}`, 'table', 'server', game],
  }
}

function report(page, what, bytes) {
  const limit = LIMITS[what]
  const fits = bytes > 0 && bytes <= limit
  heavy ||= !fits
  const weight = Number((bytes / KB).toFixed(1))
  rows.push({ page, what, 'kB (gz)': weight, 'at most': limit / KB, fits: fits ? 'yes' : 'NO' })
}

/** The entry and the page's chunks, with all that these import statically. */
function loadedBy(chunks) {
  const loaded = new Set([...weights.keys()].filter((name) => html.includes(`/${name}"`)))
  for (const chunk of chunks) onDemand(chunk).forEach((name) => loaded.add(name))
  for (const name of loaded) importedBy(name).forEach((other) => loaded.add(other))
  return [...loaded]
}

/** A chunk loaded on demand, and what is fetched together with it. */
function onDemand(chunk) {
  const loading = new RegExp(
    `import\\([\`"']\\./(${chunk}-[^\`"']+)[\`"']\\)[^,]*,(?:\\w+\\(\\[([\\d,]*)\\])?`,
  )
  for (const source of sources.values()) {
    const found = loading.exec(source)
    if (!found) continue
    const beside = JSON.parse(/m\.f=(\[[^\]]*\])/.exec(source)?.[1] ?? '[]')
    const numbers = (found[2] ?? '').split(',').filter(Boolean).map(Number)
    return [found[1], ...numbers.map((number) => basename(beside[number]))]
  }
  throw new Error(`There is no chunk of ${chunk}: is it built?`)
}

/** Chunks that another imports statically; those loaded on demand are in \`import()\`. */
function importedBy(name) {
  const imports = (sources.get(name) ?? '').matchAll(
    /(?:from|import)\s*["'`]\.\/([^"'`]+\.js)["'`]/g,
  )
  return [...imports].map(([, other]) => other)
}

function total(names, extension) {
  const weigh = names.filter((name) => name.endsWith(extension))
  return weigh.reduce((sum, name) => sum + (weights.get(name) ?? 0), 0)
}

/** Bytes of files as a browser is sent them. */
function sentTotal(where) {
  const sent = files
    .filter((file) => where.test(file))
    .map((file) => (existsSync(`${file}.br`) ? `${file}.br` : file))
  return sent.reduce((sum, file) => sum + statSync(file).size, 0)
}

function weighTexts(language, texts) {
  const place = new URL(`../../src/tischrunde/texts/${language}/`, import.meta.url).pathname
  return texts.reduce((sum, text) => sum + weigh(join(place, `${text}.ftl`)), 0)
}

function weigh(file) {
  const bytes = readFileSync(file)
  return file.endsWith('.woff2') ? bytes.length : gzipSync(bytes, { level: 9 }).length
}
