/** A browser of others with one page, as much of it as somebody who plays needs. */
import { spawn, type ChildProcess } from 'node:child_process'
import { PATIENCE } from '../support/output'

/** A place in the window, in CSS pixels from its upper left corner. */
export interface Spot {
  x: number
  y: number
}

export interface WindowSize {
  width: number
  height: number
}

export interface Browser {
  /** Its name and version. */
  readonly name: string
  /** The errors of the page, and of its workers as far as the browser tells. */
  readonly complaints: readonly string[]
  open(url: string): Promise<void>
  reload(): Promise<void>
  /** Runs a function in the page, which sees nothing but its arguments; all of it goes as JSON. */
  run<Args extends unknown[], Answer>(
    what: (...args: Args) => Answer | Promise<Answer>,
    ...args: Args
  ): Promise<Answer>
  /** Presses and releases the mouse there. */
  press(at: Spot): Promise<void>
  /** A PNG of what the window shows. */
  picture(): Promise<Buffer>
  close(): Promise<void>
}

/** Milliseconds for a browser to start, or to obey. */
export const OBEYS_WITHIN_MS = 60_000 * PATIENCE

/** The source of an expression that runs a function and is a promise of its answer as JSON. */
export function asExpression(what: (...args: never[]) => unknown, args: unknown[]): string {
  const given = args.map((arg) => JSON.stringify(arg)).join(', ')
  return `Promise.resolve((${what.toString()})(${given})).then((it) => JSON.stringify(it ?? null))`
}

/** The steps of a mouse that presses a spot, as both protocols of WebDriver have them. */
export function mousePress({ x, y }: Spot): object[] {
  const button = 0
  const actions = [
    { type: 'pointerMove', x: Math.round(x), y: Math.round(y) },
    { type: 'pointerDown', button },
    { type: 'pointerUp', button },
  ]
  return [{ type: 'pointer', id: 'mouse', parameters: { pointerType: 'mouse' }, actions }]
}

/** A program with all it starts, and each line it writes. */
export class Program {
  readonly lines: string[] = []
  #heard = new Set<(line: string) => void>()
  #process: ChildProcess
  #gone: Promise<void>

  constructor(
    readonly command: string,
    args: readonly string[],
  ) {
    // In a group of its own, so that what it starts ends with it.
    this.#process = spawn(command, args, {
      detached: true,
      stdio: ['ignore', 'pipe', 'pipe'],
    })
    for (const output of [this.#process.stdout!, this.#process.stderr!]) this.#read(output)
    this.#gone = new Promise((gone) => {
      this.#process.once('close', () => gone())
      this.#process.once('error', ({ message }) => {
        this.lines.push(message)
        gone()
      })
    })
  }

  /** Waits for a line; fails if the program ends before, or is late. */
  async says(pattern: RegExp): Promise<RegExpExecArray> {
    for (const line of this.lines) {
      const found = pattern.exec(line)
      if (found) return found
    }
    const said = new Promise<RegExpExecArray>((done) => {
      const hear = (line: string) => {
        const found = pattern.exec(line)
        if (found) done(found)
      }
      this.#heard.add(hear)
    })
    return this.within(said, `it did not say ${pattern.source}`)
  }

  /** Waits for what the program is to do; fails if it ends before, or is late. */
  async within<Answer>(doing: Promise<Answer>, trouble: string): Promise<Answer> {
    let clock: NodeJS.Timeout | undefined
    const late = new Promise<'late'>((over) => {
      clock = setTimeout(() => over('late'), OBEYS_WITHIN_MS)
    })
    const ended = this.#gone.then(() => 'ended' as const)
    const first = await Promise.race([doing.then((answer) => ({ answer })), late, ended])
    clearTimeout(clock)
    if (typeof first === 'object') return first.answer
    const why = first === 'late' ? `${trouble} within ${OBEYS_WITHIN_MS / 1000} s` : 'it ended'
    throw new Error(`${this.command}: ${why}.\n${this.lines.slice(-20).join('\n')}`)
  }

  async end(): Promise<void> {
    const { pid } = this.#process
    try {
      if (pid) process.kill(-pid, 'SIGTERM')
    } catch {
      // It has ended by itself.
    }
    const kill = setTimeout(() => pid && process.kill(-pid, 'SIGKILL'), OBEYS_WITHIN_MS)
    await this.#gone
    clearTimeout(kill)
  }

  #read(output: NodeJS.ReadableStream): void {
    let rest = ''
    output.setEncoding('utf8').on('data', (text: string) => {
      const lines = (rest + text).split('\n')
      rest = lines.pop()!
      for (const line of lines) {
        this.lines.push(line)
        for (const hear of this.#heard) hear(line)
      }
    })
  }
}
