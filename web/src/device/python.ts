/** Python in this worker, with the engine in it. */
import { dropImages, keepImage, keptImage } from './image'
import type { Refused, Sources } from './messages'

interface Files {
  readdir(path: string): string[]
  stat(path: string): { mode: number }
  isDir(mode: number): boolean
  readFile(path: string): Uint8Array
  writeFile(path: string, content: Uint8Array): void
  mkdirTree(path: string): void
}
interface Python {
  FS: Files
  unpackArchive(archive: ArrayBuffer, format: 'zip', options: { extractDir: string }): void
  runPython(code: string): unknown
  makeMemorySnapshot(): Uint8Array
}
interface Options {
  indexURL: string
  lockFileContents: unknown
  _makeSnapshot?: boolean
  _loadSnapshot?: Promise<Uint8Array>
}
interface Pyodide {
  loadPyodide(options: Options): Promise<Python>
}

/** Calls the engine; throws a Refusal if what was asked cannot be. */
export type Engine = <Answer>(name: string, given: object) => Answer

export class Refusal extends Error {
  constructor(readonly fields: Refused) {
    super(fields.code)
  }
}

const FOLDER = '/engine'
// What is compiled is not read again: the image has it.
const IMPORT = `
import sys
sys.dont_write_bytecode = True
sys.path.insert(0, "${FOLDER}")
import tischrunde.engine.calls
del tischrunde
`
const DOOR = `
from tischrunde.engine.calls import call
call
`
/** Milliseconds until an image is written: the first cards are dealt before. */
const KEEP_AFTER_MS = 3000

export async function loadEngine(
  sources: Sources,
  loaded: (bytes: number) => void,
): Promise<Engine> {
  const python = (await restored(sources).catch(() => null)) ?? (await started(sources, loaded))
  const call = python.runPython(DOOR) as (text: string) => string
  return <Answer>(name: string, given: object) => {
    const told = JSON.parse(call(JSON.stringify({ call: name, with: given }))) as
      { ok: Answer } | { error: Refused }
    if ('error' in told) throw new Refusal(told.error)
    return told.ok
  }
}

/** Python from the image of an earlier start; null if there is none. */
async function restored(sources: Sources): Promise<Python | null> {
  if (sources.distrusted) await dropImages()
  const image = sources.image && (await keptImage(sources.image))
  if (!image) return null
  const _loadSnapshot = image.read.then(({ memory }) => memory)
  const python = await loadPython(sources, { _loadSnapshot })
  const { files } = await image.read
  for (const [path, content] of files) {
    python.FS.mkdirTree(path.slice(0, path.lastIndexOf('/')))
    python.FS.writeFile(path, content)
  }
  return python
}

async function started(sources: Sources, loaded: (bytes: number) => void): Promise<Python> {
  const { image, engine, first } = sources
  if (first) countFetched(loaded)
  const archive = fetchBytes(engine)
  const python = await loadPython(sources, { _makeSnapshot: true })
  python.unpackArchive(await archive, 'zip', { extractDir: FOLDER })
  python.runPython(IMPORT)
  if (image) {
    const memory = python.makeMemorySnapshot()
    const files = [...filesBelow(python.FS, FOLDER)]
    setTimeout(() => void keepImage(image, { memory, files }).catch(() => undefined), KEEP_AFTER_MS)
  }
  return python
}

async function loadPython({ python, info }: Sources, how: Partial<Options>): Promise<Python> {
  const { loadPyodide } = (await import(/* @vite-ignore */ `${python}pyodide.mjs`)) as Pyodide
  // No packages are fetched, so the list of them is not fetched either.
  return loadPyodide({ indexURL: python, lockFileContents: { info, packages: {} }, ...how })
}

function* filesBelow(files: Files, folder: string): Generator<[string, Uint8Array]> {
  for (const name of files.readdir(folder)) {
    if (name === '.' || name === '..') continue
    const path = `${folder}/${name}`
    if (files.isDir(files.stat(path).mode)) yield* filesBelow(files, path)
    else yield [path, files.readFile(path)]
  }
}

async function fetchBytes(address: string): Promise<ArrayBuffer> {
  const answer = await fetch(address)
  if (!answer.ok) throw new Error(`${address}: ${answer.status}`)
  return answer.arrayBuffer()
}

/** Tells of every piece that is fetched. Later loads are left alone: the browser keeps compiled code. */
function countFetched(loaded: (bytes: number) => void): void {
  const plain = fetch
  let sum = 0
  globalThis.fetch = async (input, init) => {
    const answer = await plain(input, init)
    if (!answer.ok || !answer.body) return answer
    const counter = new TransformStream<Uint8Array, Uint8Array>({
      transform(piece, pieces) {
        loaded((sum += piece.byteLength))
        pieces.enqueue(piece)
      },
    })
    return new Response(answer.body.pipeThrough(counter), answer)
  }
}
