/** Builds the service worker apart from the pages, with the list of their files in it. */
import { createHash } from 'node:crypto'
import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { build, type Plugin, type Rolldown } from 'vite'

const SOURCE = fileURLToPath(new URL('../src/offline/serviceWorker.ts', import.meta.url))
const PUBLIC = fileURLToPath(new URL('../public', import.meta.url))
/** At the root: a service worker rules over what lies beside and below it. */
const NAME = 'service-worker.js'
const PYTHON = /^assets\/python-/
const SHELL = /^assets\/.*\.(js|css|ftl|woff2|svg)$/
/** What the start page asks the server for. */
const GAMES = 'api/games'

export function offline(): Plugin {
  return {
    name: 'offline',
    apply: 'build',
    generateBundle: {
      order: 'post',
      async handler(_, bundle) {
        this.emitFile({ type: 'asset', fileName: NAME, source: await serviceWorker(bundle) })
      },
    },
  }
}

async function serviceWorker(bundle: Rolldown.OutputBundle): Promise<string> {
  const names = Object.keys(bundle).sort()
  const python = names.filter((name) => PYTHON.test(name))
  const files = names.filter((name) => SHELL.test(name) && !PYTHON.test(name))
  const drawings = readPublic()
  const version = hash([files, python, [...drawings], pageIn(bundle)])
  return built({
    VERSION: version,
    FILES: files,
    FRESH_FILES: [...drawings.keys(), GAMES],
    PYTHON: python,
  })
}

function readPublic(): Map<string, string> {
  const cards = readdirSync(join(PUBLIC, 'cards')).sort()
  const names = [...cards.map((name) => `cards/${name}`), 'icon.svg']
  return new Map(names.map((name) => [name, readFileSync(join(PUBLIC, name), 'utf8')]))
}

function pageIn(bundle: Rolldown.OutputBundle): string {
  return String((bundle['index.html'] as Rolldown.OutputAsset).source)
}

function hash(what: unknown): string {
  return createHash('sha256').update(JSON.stringify(what)).digest('hex').slice(0, 8)
}

async function built(constants: Record<string, unknown>): Promise<string> {
  const define = Object.fromEntries(
    Object.entries(constants).map(([name, value]) => [name, JSON.stringify(value)]),
  )
  const made = (await build({
    configFile: false,
    logLevel: 'warn',
    publicDir: false,
    define,
    build: { write: false, target: 'es2022', rolldownOptions: { input: SOURCE } },
  })) as Rolldown.RolldownOutput
  return made.output[0].code
}
