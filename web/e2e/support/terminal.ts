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
  readonly #process: ChildProcess

  constructor(link: string, name: string, way: Way) {
    this.#process = spawn('uv', [...SOMEBODY, link, name, way], {
      cwd: ROOT,
      stdio: ['ignore', 'pipe', 'inherit'],
    })
    this.#process.stdout!.setEncoding('utf8').on('data', (text: string) => (this.said += text))
    this.ended = new Promise((exit) => this.#process.once('close', exit))
  }

  close(): void {
    this.#process.kill()
  }
}
