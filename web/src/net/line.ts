/** A socket that comes back: connects, says hello, and tries again when it breaks. */
import type { FromClient, FromServer } from '../protocol/generated'

const FIRST_PAUSE = 100
const LONGEST_PAUSE = 3000
const QUIET = 15_000
const PATIENCE = 6000

export interface Listener {
  /** The line is up: say what is to be said first. */
  up(now: number): void
  heard(frame: FromServer): void
  /** The line broke; it is tried again at this time. */
  down(again: number): void
}

export class Line {
  #socket: WebSocket | null = null
  #failures = 0
  #closed = false
  #next: ReturnType<typeof setTimeout> | undefined
  #watch: ReturnType<typeof setInterval>
  #heardAt = 0
  #pinged = false

  constructor(
    readonly address: string,
    readonly listener: Listener,
  ) {
    this.#connect()
    this.#watch = setInterval(() => this.#listen(), 2000)
    addEventListener('online', this.#hurry)
    document.addEventListener('visibilitychange', this.#hurry)
  }

  send(frame: FromClient): void {
    if (this.#socket?.readyState === WebSocket.OPEN) this.#socket.send(JSON.stringify(frame))
  }

  close(): void {
    this.#closed = true
    clearTimeout(this.#next)
    clearInterval(this.#watch)
    removeEventListener('online', this.#hurry)
    document.removeEventListener('visibilitychange', this.#hurry)
    this.#socket?.close()
  }

  #connect(): void {
    clearTimeout(this.#next)
    const socket = new WebSocket(this.address)
    this.#socket = socket
    this.#heardAt = Date.now()
    this.#pinged = false
    socket.onopen = () => this.send({ t: 'hello' })
    socket.onmessage = ({ data }) => this.#heard(JSON.parse(String(data)) as FromServer)
    socket.onclose = () => this.#broken(socket)
  }

  #heard(frame: FromServer): void {
    this.#heardAt = Date.now()
    this.#pinged = false
    if (frame.t === 'welcome') {
      this.#failures = 0
      this.listener.up(frame.now)
    } else if (frame.t === 'bye') {
      this.#again(frame.retry)
    } else {
      this.listener.heard(frame)
    }
  }

  #broken(socket: WebSocket): void {
    if (this.#closed || socket !== this.#socket) return
    const pause = Math.min(LONGEST_PAUSE, FIRST_PAUSE * 2 ** this.#failures++)
    this.#again(pause * (1 - Math.random() / 2))
  }

  #again(pause: number): void {
    const socket = this.#socket
    this.#socket = null
    socket?.close()
    clearTimeout(this.#next)
    this.#next = setTimeout(() => this.#connect(), pause)
    this.listener.down(Date.now() + pause)
  }

  /** A phone that slept, or a network that vanished, leaves a socket that looks alive. */
  #listen(): void {
    if (this.#socket?.readyState !== WebSocket.OPEN) return
    const silence = Date.now() - this.#heardAt
    if (silence > QUIET + PATIENCE) this.#again(0)
    else if (silence > QUIET && !this.#pinged) this.#ping()
  }

  #ping(): void {
    this.#pinged = true
    this.send({ t: 'ping' })
  }

  #hurry = (): void => {
    if (document.hidden || this.#closed) return
    if (this.#socket === null) this.#connect()
    else if (this.#socket.readyState === WebSocket.OPEN) {
      this.#heardAt = Math.min(this.#heardAt, Date.now() - QUIET)
      this.#ping()
    }
  }
}
