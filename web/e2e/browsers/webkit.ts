/** WebKit as Debian builds it for GTK, in its MiniBrowser, by WebDriver. */
import { createServer, type AddressInfo } from 'node:net'
import {
  asExpression,
  mousePress,
  OBEYS_WITHIN_MS,
  Program,
  type Browser,
  type Spot,
  type WindowSize,
} from './browser'

/** It has no windows of its own without a screen. */
const SCREEN = '-screen 0 1600x1200x24'
/** Milliseconds between two attempts to reach the driver, which does not say when it listens. */
const KNOCK_MS = 100

interface Told {
  ok?: string
  error?: string
  /** What the page has complained of since it was asked last. */
  complaints: string[]
}

export class WebKit implements Browser {
  readonly complaints: string[] = []

  private constructor(
    readonly name: string,
    private program: Program,
    private session: string,
  ) {}

  /** Starts it; a browser that is driven keeps nothing after it has ended. */
  static async start({ width, height }: WindowSize): Promise<WebKit> {
    const port = await freePort()
    const driver = ['WebKitWebDriver', `--port=${port}`]
    const program = new Program('xvfb-run', ['-a', '-s', SCREEN, ...driver])
    const address = `http://127.0.0.1:${port}`
    try {
      await program.within(untilItListens(address), 'the driver does not listen')
      const began = ask(`${address}/session`, 'POST', { capabilities: {} })
      const { sessionId, capabilities: has } = (await program.within(
        began,
        'no session began',
      )) as { sessionId: string; capabilities: { browserVersion: string } }
      const name = `WebKitGTK ${has.browserVersion}`
      const webkit = new WebKit(name, program, `${address}/session/${sessionId}`)
      // Its window is never narrower than its own buttons.
      await webkit.#do('window/rect', { width, height })
      return webkit
    } catch (error) {
      await program.end()
      throw error
    }
  }

  async open(url: string): Promise<void> {
    await this.#do('url', { url })
  }

  async reload(): Promise<void> {
    await this.#do('refresh', {})
  }

  async run<Args extends unknown[], Result>(
    what: (...args: Args) => Result | Promise<Result>,
    ...args: Args
  ): Promise<Result> {
    // The driver tells nothing of the console, so the page is listened to from the first look on.
    const script = `const done = arguments[0]
      const heard = (${listened.toString()})()
      const tell = (told) => done({ ...told, complaints: heard.splice(0) })
      ${asExpression(what, args)}.then((ok) => tell({ ok }), (error) => tell({ error: String(error) }))`
    const told = (await this.#do('execute/async', { script, args: [] })) as Told
    this.complaints.push(...told.complaints)
    if (told.ok === undefined) throw new Error(`${this.name}: ${told.error}`)
    return JSON.parse(told.ok) as Result
  }

  async press(at: Spot): Promise<void> {
    await this.#do('actions', { actions: mousePress(at) })
  }

  async picture(): Promise<Buffer> {
    const shown = this.program.within(ask(`${this.session}/screenshot`, 'GET'), 'no picture')
    return Buffer.from((await shown) as string, 'base64')
  }

  async close(): Promise<void> {
    await this.program.end()
  }

  #do(command: string, given: object): Promise<unknown> {
    const doing = ask(`${this.session}/${command}`, 'POST', given)
    return this.program.within(doing, `no answer to ${command}`)
  }
}

/** Runs in the page: what it complains of, heard from the first call on. */
function listened(): string[] {
  const page = window as unknown as { complaints?: string[] }
  if (page.complaints) return page.complaints
  const complaints: string[] = (page.complaints = [])
  addEventListener('error', ({ message }) => complaints.push(message))
  addEventListener('unhandledrejection', ({ reason }) => complaints.push(String(reason)))
  const plain = console.error
  console.error = (...said: unknown[]) => {
    complaints.push(said.map(String).join(' '))
    plain(...said)
  }
  return complaints
}

async function ask(url: string, method: 'GET' | 'POST', given?: object): Promise<unknown> {
  const body = given ? JSON.stringify(given) : null
  const answer = await fetch(url, { method, body, signal: AbortSignal.timeout(OBEYS_WITHIN_MS) })
  const { value } = (await answer.json()) as { value: { error: string; message: string } }
  if (!answer.ok) throw new Error(`WebKitWebDriver: ${value.error}, ${value.message}`)
  return value
}

async function untilItListens(address: string): Promise<void> {
  const knock = () => fetch(`${address}/status`).then(Boolean, () => false)
  const end = Date.now() + OBEYS_WITHIN_MS
  while (!(await knock()) && Date.now() < end)
    await new Promise((done) => setTimeout(done, KNOCK_MS))
}

/** A port that is free now; the driver wants to be told one. */
function freePort(): Promise<number> {
  return new Promise((done) => {
    const server = createServer().listen(0, '127.0.0.1', () => {
      const { port } = server.address() as AddressInfo
      server.close(() => done(port))
    })
  })
}
