/** Python in this worker, with the engine in it. */
import type { Refused, Sources } from './messages'

interface Python {
  unpackArchive(archive: ArrayBuffer, format: 'zip', options: { extractDir: string }): void
  runPython(code: string): (text: string) => string
}
interface Pyodide {
  loadPyodide(options: { indexURL: string; lockFileContents: unknown }): Promise<Python>
}

/** Calls the engine; throws a Refusal if what was asked cannot be. */
export type Engine = <Answer>(name: string, given: object) => Answer

export class Refusal extends Error {
  constructor(readonly fields: Refused) {
    super(fields.code)
  }
}

const FOLDER = '/engine'
const DOOR = `
import sys
sys.path.insert(0, "${FOLDER}")
from tischrunde.engine.calls import call
call
`

export async function loadEngine(
  { python, engine, info, first }: Sources,
  loaded: (bytes: number) => void,
): Promise<Engine> {
  if (first) countFetched(loaded)
  const archive = fetchBytes(engine)
  const { loadPyodide } = (await import(/* @vite-ignore */ `${python}pyodide.mjs`)) as Pyodide
  // No packages are fetched, so the list of them is not fetched either.
  const lockFileContents = { info, packages: {} }
  const running = await loadPyodide({ indexURL: python, lockFileContents })
  running.unpackArchive(await archive, 'zip', { extractDir: FOLDER })
  const call = running.runPython(DOOR)
  return <Answer>(name: string, given: object) => {
    const told = JSON.parse(call(JSON.stringify({ call: name, with: given }))) as
      { ok: Answer } | { error: Refused }
    if ('error' in told) throw new Refusal(told.error)
    return told.ok
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
