/** Firefox, by WebDriver BiDi: it needs no driver beside it. */
import { existsSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { delimiter, join } from 'node:path'
import { WebSocket, type RawData } from 'ws'
import {
  asExpression,
  mousePress,
  Program,
  type Browser,
  type Spot,
  type WindowSize,
} from './browser'

/** Debian's name, and that of others. */
const COMMANDS = ['firefox-esr', 'firefox']

type Fields = Record<string, unknown>

interface Answer {
  id?: number
  method?: string
  params?: { level?: string; text?: string | null; source?: Fields }
  result?: Fields
  error?: string
  message?: string
}

interface Evaluated {
  type: 'success' | 'exception'
  result?: { value: string }
  exceptionDetails?: { text: string }
}

export class Firefox implements Browser {
  readonly complaints: string[] = []
  name = 'Firefox'
  #context = ''
  #last = 0
  #pending = new Map<number, (answer: Answer) => void>()

  private constructor(
    private program: Program,
    private socket: WebSocket,
    private profile: string,
  ) {
    socket.on('message', (data: RawData) => this.#hear(JSON.parse(String(data)) as Answer))
  }

  /** Starts it with a new profile. */
  static async start({ width, height }: WindowSize): Promise<Firefox> {
    const profile = mkdtempSync(join(tmpdir(), 'tischrunde-firefox-'))
    const size = ['--width', String(width), '--height', String(height)]
    const told = ['--headless', '--no-remote', '--profile', profile, ...size]
    const program = new Program(installed(), [...told, '--remote-debugging-port', '0'])
    try {
      const [, address] = await program.says(/WebDriver BiDi listening on (ws:\S+)/)
      const socket = new WebSocket(`${address}/session`)
      const opened = new Promise((done, failed) => socket.once('open', done).once('error', failed))
      await program.within(opened, 'it did not take a connection')
      const firefox = new Firefox(program, socket, profile)
      await firefox.#begin({ width, height })
      return firefox
    } catch (error) {
      await program.end()
      throw error
    }
  }

  async open(url: string): Promise<void> {
    const context = this.#context
    await this.#send('browsingContext.navigate', { context, url, wait: 'complete' })
  }

  async reload(): Promise<void> {
    await this.#send('browsingContext.reload', { context: this.#context, wait: 'complete' })
  }

  async run<Args extends unknown[], Result>(
    what: (...args: Args) => Result | Promise<Result>,
    ...args: Args
  ): Promise<Result> {
    const evaluated = (await this.#send('script.evaluate', {
      expression: asExpression(what, args),
      target: { context: this.#context },
      awaitPromise: true,
    })) as unknown as Evaluated
    if (!evaluated.result || evaluated.type === 'exception')
      throw new Error(`${this.name}: ${evaluated.exceptionDetails?.text}`)
    return JSON.parse(evaluated.result.value) as Result
  }

  async press(at: Spot): Promise<void> {
    const context = this.#context
    await this.#send('input.performActions', { context, actions: mousePress(at) })
  }

  async picture(): Promise<Buffer> {
    const context = this.#context
    const { data } = await this.#send('browsingContext.captureScreenshot', { context })
    return Buffer.from(data as string, 'base64')
  }

  async close(): Promise<void> {
    this.socket.terminate()
    await this.program.end()
    rmSync(this.profile, { recursive: true, force: true })
  }

  async #begin(viewport: WindowSize): Promise<void> {
    const { capabilities } = await this.#send('session.new', { capabilities: {} })
    const { browserName, browserVersion } = capabilities as Record<string, string>
    this.name = `${browserName} ${browserVersion}`
    const { contexts } = await this.#send('browsingContext.getTree', {})
    this.#context = (contexts as { context: string }[])[0]!.context
    await this.#send('session.subscribe', { events: ['log.entryAdded'] })
    await this.#send('browsingContext.setViewport', { context: this.#context, viewport })
  }

  async #send(method: string, params: Fields): Promise<Fields> {
    const id = ++this.#last
    const answered = new Promise<Answer>((done) => this.#pending.set(id, done))
    this.socket.send(JSON.stringify({ id, method, params }))
    const { result, error, message } = await this.program.within(answered, `no answer to ${method}`)
    if (!result) throw new Error(`${this.name}: ${method}: ${error}, ${message}`)
    return result
  }

  #hear(answer: Answer): void {
    if (answer.method === 'log.entryAdded' && answer.params?.level === 'error')
      this.complaints.push(String(answer.params.text))
    if (answer.id === undefined) return
    this.#pending.get(answer.id)?.(answer)
    this.#pending.delete(answer.id)
  }
}

/** The name by which Firefox is found here; Debian's if it is not. */
function installed(): string {
  const folders = (process.env.PATH ?? '').split(delimiter)
  const isHere = (command: string) => folders.some((folder) => existsSync(join(folder, command)))
  return COMMANDS.find(isHere) ?? COMMANDS[0]!
}
