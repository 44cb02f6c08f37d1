/** Somebody at a terminal, in a process of their own. */
import { spawn, type ChildProcess } from 'node:child_process'
import { ROOT } from './house'

const SOMEBODY = ['run', '--no-sync', 'python', '-m', 'tests.web.at_a_terminal']

/** By plain sentences and numbers, or by keys on whole screens. */
export type Way = 'words' | 'screens'

export class Terminal {
  /** All that the terminal has shown. */
  said = ''
  /** The exit code, once it has ended. */
  readonly ended: Promise<number | null>
  /** Fails as soon as it has ended with anything wrong: nobody else need wait for it then. */
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
    // Whoever does not wait for it asks for its end.
    this.failed.catch(() => undefined)
  }

  close(): void {
    this.#process.kill()
  }
}
