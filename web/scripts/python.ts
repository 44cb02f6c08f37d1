/** Python for the browser, beside the client's own files: nothing is fetched from anywhere else. */
import { createHash } from 'node:crypto'
import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { dirname, join } from 'node:path'
import type { Plugin } from 'vite'
import { standardLibrary } from './standardLibrary.ts'

const MODULE = 'virtual:python'
const RESOLVED = `\0${MODULE}`
const LIBRARY = 'python_stdlib.zip'
const FILES = ['pyodide.mjs', 'pyodide.asm.mjs', 'pyodide.asm.wasm', LIBRARY]
const DIGITS = 8

const from = dirname(createRequire(import.meta.url).resolve('pyodide/package.json'))
const { version } = read('package.json') as { version: string }
const { info } = read('pyodide-lock.json') as { info: object }

interface File {
  name: string
  source: Uint8Array
}

function read(name: string): unknown {
  return JSON.parse(readFileSync(join(from, name), 'utf8'))
}

/** Python as it is published. */
function published(): File[] {
  return FILES.map((name) => ({ name, source: readFileSync(join(from, name)) }))
}

/** Python that starts sooner; it takes a while to make. */
async function prepared(): Promise<File[]> {
  const library = await standardLibrary(from)
  return published().map((file) =>
    file.name === LIBRARY ? { name: LIBRARY, source: library } : file,
  )
}

/** Browsers keep what is in the folder for ever: another content needs another name. */
function folderOf(files: File[]): string {
  const hash = createHash('sha256')
  for (const { source } of files) hash.update(source)
  return `assets/python-${version}-${hash.digest('hex').slice(0, DIGITS)}/`
}

export function python(): Plugin {
  let files: File[]
  let folder: string
  return {
    name: 'python',
    async configResolved({ command }) {
      files = command === 'build' ? await prepared() : published()
      folder = folderOf(files)
    },
    resolveId: (id) => (id === MODULE ? RESOLVED : undefined),
    load(id) {
      if (id !== RESOLVED) return undefined
      const bytes = files.reduce((sum, { source }) => sum + source.length, 0)
      return `export const python = ${JSON.stringify({ folder, bytes, info })}`
    },
    generateBundle() {
      for (const { name, source } of files)
        this.emitFile({ type: 'asset', fileName: folder + name, source })
    },
    configureServer(server) {
      server.middlewares.use((request, response, next) => {
        const file = files.find(({ name }) => request.url === `/${folder}${name}`)
        if (!file) return next()
        const kind = file.name.endsWith('.wasm') ? 'application/wasm' : 'text/javascript'
        response.setHeader('content-type', kind)
        response.end(file.source)
      })
    },
  }
}
