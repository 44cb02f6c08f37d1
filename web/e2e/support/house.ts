/** The server of this checkout, with its own data, and plain requests to it. */
import { spawn, type ChildProcess } from 'node:child_process'
import { on } from 'node:events'
import { mkdtempSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { PATIENCE, proofFolder } from './proof'

export const ROOT = fileURLToPath(new URL('../../../', import.meta.url))
/** Runs a program of the project as the tests need it. */
export const PATIENT = ['run', '--no-sync', 'python', '-m', 'tests.web.patient']
const READY_WITHIN = 120_000 * PATIENCE

/** What the machine is called in a network of its own: to a browser neither safe nor itself. */
export const HOME = 'tischrunde.test'

/** How the folders of servers begin whose frames are all judged in the end. */
export const JUDGED = 'server-'

/** Where the one server is that all workers share: said in the environment. */
const SHARED = 'TISCHRUNDE_HOUSE'

/** A server as the tests know it: where it listens, and where it keeps its data. */
export class House {
  constructor(
    readonly port: number,
    readonly data: string,
  ) {}

  get url(): string {
    return `http://127.0.0.1:${this.port}`
  }

  /** The server that was opened before all tests. */
  static shared(): House {
    const said = process.env[SHARED]
    if (!said) throw new Error(`${SHARED} is set before the tests begin`)
    const { port, data } = JSON.parse(said) as House
    return new House(port, data)
  }

  /** Lets all workers, which begin later, share this one. */
  share(): void {
    process.env[SHARED] = JSON.stringify({ port: this.port, data: this.data })
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
}

/** How a server is run: with which flags, and through which module besides. */
export interface Running {
  flags?: string[]
  through?: string
}

/** A server that was started here, and is ended here. */
export class OpenHouse extends House {
  private constructor(
    port: number,
    data: string,
    readonly process: ChildProcess,
  ) {
    super(port, data)
  }

  static async open({ flags = [], through }: Running = {}): Promise<OpenHouse> {
    // What a server shows that is run through something else is not what ours would show.
    const data = mkdtempSync(join(proofFolder(), through ? 'other-' : JUDGED))
    const serve = ['tischrunde', 'serve', '--host', '127.0.0.1', '--port', '0']
    const more = ['--data', data, '--patience', '1000', '--drain', '0']
    const way = [...PATIENT, ...(through ? [through] : [])]
    const server = spawn('uv', [...way, ...serve, ...more, ...flags], {
      cwd: ROOT,
      stdio: ['pipe', 'pipe', 'inherit'],
    })
    return new OpenHouse(await portOf(server), data, server)
  }

  /** Tells what the server is run through to do something; it repeats what it has done. */
  async tell(wish: string): Promise<void> {
    const { stdin, stdout } = this.process
    stdin!.write(`${wish}\n`)
    for await (const [text] of on(stdout!, 'data', { close: ['end'] }))
      if (String(text).includes(`${wish}\n`)) return
    throw new Error(`The server ended instead: ${wish}`)
  }

  async close(): Promise<void> {
    if ((this.process.exitCode ?? this.process.signalCode) !== null) return
    const gone = new Promise((exit) => this.process.once('exit', exit))
    this.process.kill('SIGTERM')
    await gone
  }
}

/** Whoever serves prints its link as soon as somebody can come. */
function portOf(server: ChildProcess): Promise<number> {
  return new Promise((ready, failed) => {
    const stop = (why: string) => {
      server.kill()
      failed(new Error(`The server did not start: ${why}`))
    }
    const clock = setTimeout(() => stop('too late'), READY_WITHIN)
    let said = ''
    server.once('exit', (code) => stop(`it ended with ${code}`))
    server.stdout!.setEncoding('utf8').on('data', (text: string) => {
      said += text
      const port = /http:\/\/[\d.]+:(\d+)/.exec(said)?.[1]
      if (!port) return
      clearTimeout(clock)
      ready(Number(port))
    })
  })
}
