/** Python for the browser, beside the client's own files: nothing is fetched from anywhere else. */
import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { dirname, join } from 'node:path'
import type { Plugin } from 'vite'

const MODULE = 'virtual:python'
const RESOLVED = `\0${MODULE}`
const FILES = ['pyodide.mjs', 'pyodide.asm.mjs', 'pyodide.asm.wasm', 'python_stdlib.zip']

const from = dirname(createRequire(import.meta.url).resolve('pyodide/package.json'))
const { version } = read('package.json') as { version: string }
const { info } = read('pyodide-lock.json') as { info: object }
// Browsers keep what is here for ever: another version needs another name.
const folder = `assets/python-${version}/`

function read(name: string): unknown {
  return JSON.parse(readFileSync(join(from, name), 'utf8'))
}

export function python(): Plugin {
  const files = FILES.map((name) => ({ name, source: readFileSync(join(from, name)) }))
  const bytes = files.reduce((sum, { source }) => sum + source.length, 0)
  return {
    name: 'python',
    resolveId: (id) => (id === MODULE ? RESOLVED : undefined),
    load: (id) =>
      id === RESOLVED
        ? `export const python = ${JSON.stringify({ folder, bytes, info })}`
        : undefined,
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
