/** Somebody at a terminal, in a process of their own. */
import { spawn, type ChildProcess } from 'node:child_process'
import { ROOT } from './server'

const SOMEBODY = ['run', '--no-sync', 'python', '-m', 'tests.web.at_a_terminal']

/** Plain sentences and numbers, or whole screens with keys. */
export type Way = 'words' | 'screens'

export class Terminal {
  /** All that the terminal has shown. */
  said = ''
  /** The exit code, once it has ended. */
  readonly ended: Promise<number | null>
  /** Rejects as soon as it has ended with an error, so that nobody waits for it in vain. */
  readonly failed: Promise<void>
  readonly #process: ChildProcess

  constructor(link: string, name: string, way: Way) {
    this.#process = spawn('uv', [...SOMEBODY, link, name, way], {
      cwd: ROOT,
      stdio: ['ignore', 'pipe', 'inherit'],
    })
    this.#process.stdout!.setEncoding('utf8').on('data', (text: string) => (this.said += text))
    this.ended = new Promise((exit) => this.#process.once('close', exit))
    this.failed = new Promise((_, fail) => {
      void this.ended.then((code) => code !== 0 && fail(new Error(`The terminal: ${this.said}`)))
    })
    // A test that awaits only `ended` leaves this rejection unhandled.
    this.failed.catch(() => undefined)
  }

  close(): void {
    this.#process.kill()
  }
}
