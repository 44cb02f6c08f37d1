/** A proxy between browser and server that can cut connections, or serve under a sub-path. */
import { createServer, request, type Server } from 'node:http'
import { connect, type AddressInfo, type Socket } from 'node:net'

/** Asks for a file as it is, whether or not the browser has it. */
const WHOLE = { 'accept-encoding': 'identity', 'if-none-match': '' }

export class Proxy {
  #server: Server
  #sockets = new Set<Socket>()
  #cut = false
  /** By path: what is added to a file, as if another version of it had been deployed. */
  readonly added = new Map<string, string>()

  private constructor(
    private to: number,
    readonly prefix: string,
  ) {
    this.#server = createServer((asked, answer) => {
      const { method } = asked
      const path = this.#under(asked.url ?? '/')
      if (path === null) return void answer.writeHead(404).end()
      const added = this.added.get(path)
      const headers = added ? { ...asked.headers, ...WHOLE } : asked.headers
      const onward = request(
        { host: '127.0.0.1', port: this.to, path, method, headers },
        (said) => {
          if (added) delete said.headers['content-length']
          answer.writeHead(said.statusCode ?? 502, said.headers)
          said.pipe(answer, { end: !added })
          if (added) said.on('end', () => answer.end(added))
        },
      )
      onward.on('error', () => answer.destroy())
      asked.pipe(onward)
    })
    this.#server.on('connection', (socket: Socket) => this.#keep(socket))
    this.#server.on('upgrade', (asked, socket: Socket, first: Buffer) => {
      const path = this.#under(asked.url ?? '/')
      if (path === null) return socket.destroy()
      const onward = this.#keep(connect(this.to, '127.0.0.1'))
      const headers = asked.rawHeaders.reduce(
        (lines, word, i) => lines + (i % 2 ? `: ${word}\r\n` : word),
        '',
      )
      onward.write(`GET ${path} HTTP/1.1\r\n${headers}\r\n`)
      onward.write(first)
      onward.pipe(socket).pipe(onward)
    })
  }

  static async open(to: number, prefix = ''): Promise<Proxy> {
    const proxy = new Proxy(to, prefix)
    await new Promise<void>((listening) => proxy.#server.listen(0, '127.0.0.1', listening))
    return proxy
  }

  get url(): string {
    return `http://127.0.0.1:${(this.#server.address() as AddressInfo).port}${this.prefix}`
  }

  /** Closes every connection and accepts no new one. */
  cut(): void {
    this.#cut = true
    for (const socket of this.#sockets) socket.destroy()
  }

  /** Leads to another port from now on. */
  lead(to: number): void {
    this.to = to
  }

  mend(): void {
    this.#cut = false
  }

  async close(): Promise<void> {
    this.cut()
    await new Promise((closed) => this.#server.close(closed))
  }

  #keep(socket: Socket): Socket {
    if (this.#cut) return socket.destroy()
    this.#sockets.add(socket)
    socket.on('close', () => this.#sockets.delete(socket)).on('error', () => socket.destroy())
    return socket
  }

  #under(path: string): string | null {
    if (!path.startsWith(`${this.prefix}/`) && path !== this.prefix) return null
    return path.slice(this.prefix.length) || '/'
  }
}
