/** The server of this checkout, with its own data. */
import { execFileSync, spawn, type ChildProcess } from 'node:child_process'
import { on } from 'node:events'
import { mkdtempSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { PATIENCE, dataFolder } from './output'

export const ROOT = fileURLToPath(new URL('../../../', import.meta.url))
/** Arguments of `uv` that run a module of the project with the times and cards of the tests. */
export const RUN_PATIENTLY = ['run', '--no-sync', 'python', '-m', 'tests.web.patient']
const READY_WITHIN_MS = 120_000 * PATIENCE

/** This machine under a name that browsers treat neither as localhost nor as secure, as in a home network. */
export const LAN_HOST = 'tischrunde.test'

/** The prefix of data folders whose frames are checked for secrets after all tests. */
export const JUDGED_PREFIX = 'server-'

/** The environment variable that describes the shared server to all workers. */
const SHARED = 'TISCHRUNDE_TEST_SERVER'

/** A server as the tests know it: where it listens, and where it keeps its data. */
export class Server {
  constructor(
    readonly port: number,
    readonly data: string,
  ) {}

  get url(): string {
    return `http://127.0.0.1:${this.port}`
  }

  /** The server that was started before all tests. */
  static shared(): Server {
    const described = process.env[SHARED]
    if (!described) throw new Error(`${SHARED} is set before the tests begin`)
    const { port, data } = JSON.parse(described) as Server
    return new Server(port, data)
  }

  /** Makes this the server that all workers, which start later, share. */
  share(): void {
    process.env[SHARED] = JSON.stringify({ port: this.port, data: this.data })
  }
}

/** How a server is run: its flags, the module it is run through, if any, and data it has already. */
export interface ServerOptions {
  flags?: string[]
  through?: string
  data?: string
}

/** A server that a test starts and stops. */
export class StartedServer extends Server {
  private constructor(
    port: number,
    data: string,
    readonly process: ChildProcess,
  ) {
    super(port, data)
  }

  static async start({ flags = [], through, ...kept }: ServerOptions = {}): Promise<StartedServer> {
    // A server run through another module may send what ours would not.
    const data = kept.data ?? mkdtempSync(join(dataFolder(), through ? 'other-' : JUDGED_PREFIX))
    const serve = ['tischrunde', 'serve', '--host', '127.0.0.1', '--port', '0']
    const more = ['--data', data, '--patience', '1000', '--drain', '0']
    const way = [...RUN_PATIENTLY, ...(through ? [through] : [])]
    const server = spawn('uv', [...way, ...serve, ...more, ...flags], {
      cwd: ROOT,
      stdio: ['pipe', 'pipe', 'inherit'],
    })
    return new StartedServer(await portOf(server), data, server)
  }

  /** Sends a command to the module the server is run through, which echoes it when done. */
  async command(command: string): Promise<void> {
    const { stdin, stdout } = this.process
    stdin!.write(`${command}\n`)
    for await (const [text] of on(stdout!, 'data', { close: ['end'] }))
      if (String(text).includes(`${command}\n`)) return
    throw new Error(`The server ended instead: ${command}`)
  }

  /** Ends it at once, as a loss of power would; `uv` ends with what it runs. */
  async kill(): Promise<void> {
    const gone = new Promise((exit) => this.process.once('exit', exit))
    execFileSync('pkill', ['-KILL', '-P', String(this.process.pid)])
    await gone
  }

  async close(): Promise<void> {
    if ((this.process.exitCode ?? this.process.signalCode) !== null) return
    const gone = new Promise((exit) => this.process.once('exit', exit))
    this.process.kill('SIGTERM')
    await gone
  }
}

/** The port of a server, which prints its link as soon as it accepts connections. */
function portOf(server: ChildProcess): Promise<number> {
  return new Promise((ready, failed) => {
    const stop = (why: string) => {
      server.kill()
      failed(new Error(`The server did not start: ${why}`))
    }
    const clock = setTimeout(() => stop('too late'), READY_WITHIN_MS)
    let output = ''
    server.once('exit', (code) => stop(`it ended with ${code}`))
    server.stdout!.setEncoding('utf8').on('data', (text: string) => {
      output += text
      const port = /http:\/\/[\d.]+:(\d+)/.exec(output)?.[1]
      if (!port) return
      clearTimeout(clock)
      ready(Number(port))
    })
  })
}
