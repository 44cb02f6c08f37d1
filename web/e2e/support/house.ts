/** The server of this checkout, with its own data, and plain requests to it. */
import { spawn, type ChildProcess } from 'node:child_process'
import { mkdtempSync } from 'node:fs'
import { createServer } from 'node:net'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import type { NewTable, Opened } from '../../src/protocol/generated'
import { PATIENCE, proofFolder } from './proof'

export const ROOT = fileURLToPath(new URL('../../../', import.meta.url))
/** Runs a program of the project as the tests need it. */
export const PATIENT = ['run', '--no-sync', 'python', '-m', 'tests.web.patient']
const READY_WITHIN = 60_000 * PATIENCE

/** What the machine is called in a network of its own: to a browser neither safe nor itself. */
export const HOME = 'tischrunde.test'

/** Workers look for ports side by side, each among its own. */
const PORTS = 30_000 + (Number(process.env.TEST_PARALLEL_INDEX ?? 0) % 4) * 500

/** A port nobody listens at, of those the system gives nobody who asks for any. */
export async function freePort(): Promise<number> {
  const port = PORTS + Math.floor(Math.random() * 500)
  const probe = createServer()
  const free = await new Promise<boolean>((answer) => {
    probe.once('error', () => answer(false))
    probe.listen(port, '127.0.0.1', () => answer(true))
  })
  if (!free) return freePort()
  await new Promise((closed) => probe.close(closed))
  return port
}

export class House {
  private constructor(
    readonly url: string,
    readonly port: number,
    readonly data: string,
    readonly process: ChildProcess,
  ) {}

  static async open(...flags: string[]): Promise<House> {
    const data = mkdtempSync(join(proofFolder(), 'server-'))
    const port = await freePort()
    const serve = ['tischrunde', 'serve', '--host', '127.0.0.1', '--port', String(port)]
    const more = ['--data', data, '--patience', '1000', '--drain', '0']
    const server = spawn('uv', [...PATIENT, ...serve, ...more, ...flags], {
      cwd: ROOT,
      stdio: ['ignore', 'ignore', 'inherit'],
    })
    const house = new House(`http://127.0.0.1:${port}`, port, data, server)
    await house.#ready()
    return house
  }

  async close(): Promise<void> {
    if ((this.process.exitCode ?? this.process.signalCode) !== null) return
    const gone = new Promise((exit) => this.process.once('exit', exit))
    this.process.kill('SIGTERM')
    await gone
  }

  /** A program's way in, for what no page of the test needs to show. */
  async ask<Reply>(method: string, path: string, body?: unknown, token = ''): Promise<Reply> {
    const headers: Record<string, string> = token ? { authorization: `Bearer ${token}` } : {}
    const answer = await fetch(this.url + path, {
      method,
      headers,
      ...(body === undefined ? {} : { body: JSON.stringify(body) }),
    })
    if (!answer.ok) throw new Error(`${method} ${path}: ${answer.status} ${await answer.text()}`)
    return (await answer.json()) as Reply
  }

  async guest(name: string): Promise<string> {
    return (await this.ask<{ token: string }>('POST', '/api/guests', { name })).token
  }

  openTable(token: string, table: NewTable): Promise<Opened> {
    return this.ask<Opened>('POST', '/api/tables', table, token)
  }

  async #ready(): Promise<void> {
    const until = Date.now() + READY_WITHIN
    while (Date.now() < until && this.process.exitCode === null) {
      const answer = await fetch(`${this.url}/readyz`).catch(() => null)
      if (answer?.ok) return
      await new Promise((later) => setTimeout(later, 50))
    }
    throw new Error('The server did not start.')
  }
}
