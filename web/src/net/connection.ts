/** A socket that connects, says hello, and reconnects when it breaks. */
import { PROTOCOL, type FromClient, type FromServer } from '../protocol/generated'
import { takeEarly } from './earlySocket'
import { steadyNow } from './steadyClock'

const FIRST_PAUSE_MS = 100
const LONGEST_PAUSE_MS = 3000
const QUIET_MS = 15_000
const TIMEOUT_MS = 6000

export interface ConnectionListener {
  /** The frame sent together with the hello: waiting for an answer would take time. */
  first(): FromClient
  /** The connection is up. */
  up(now: number): void
  heard(frame: FromServer): void
  /** The connection broke; the next try is at this time. `crowded`: one has too many connections. */
  down(again: number, crowded: boolean): void
  /** The server speaks another protocol: the connection is closed for good. */
  outdated(): void
}

/** The way to a table: what is sent may get lost. */
export interface Line {
  send(frame: FromClient): void
  /** Begins again, as whoever one is now. */
  renew(): void
  close(): void
}

export class Connection implements Line {
  readonly #address: string
  readonly #listener: ConnectionListener
  #socket: WebSocket | null = null
  #failures = 0
  #next: ReturnType<typeof setTimeout> | undefined
  #watch: ReturnType<typeof setInterval>
  #heardAt = 0
  /** When the connection came up; 0 until the server has said welcome. */
  #upAt = 0
  #pinged = false
  #crowded = false

  constructor(address: string, listener: ConnectionListener) {
    this.#address = address
    this.#listener = listener
    this.#connect()
    this.#watch = setInterval(() => this.#listen(), 2000)
    addEventListener('online', this.#hurry)
    document.addEventListener('visibilitychange', this.#hurry)
  }

  /** Sends a frame if the connection is up; what matters is sent again once it is. */
  send(frame: FromClient): void {
    if (this.#upAt > 0) this.#say(frame)
  }

  /** Closes the socket and connects again: the server looks at the guest only when a connection begins. */
  renew(): void {
    this.#hangUp()
    this.#connect()
  }

  close(): void {
    clearTimeout(this.#next)
    clearInterval(this.#watch)
    removeEventListener('online', this.#hurry)
    document.removeEventListener('visibilitychange', this.#hurry)
    this.#hangUp()
  }

  #connect(): void {
    clearTimeout(this.#next)
    const early = takeEarly()
    const socket = early?.socket ?? new WebSocket(this.#address)
    this.#socket = socket
    this.#heardAt = steadyNow()
    this.#pinged = this.#crowded = false
    if (early) this.#listener.first()
    else
      socket.onopen = () => {
        this.#heardAt = steadyNow()
        this.#say({ t: 'hello' })
        this.#say(this.#listener.first())
      }
    socket.onmessage = ({ data }) => {
      if (socket === this.#socket) this.#heard(JSON.parse(String(data)) as FromServer)
    }
    socket.onclose = () => {
      if (socket === this.#socket) this.#broken()
    }
    // Listeners may not be complete before this is done.
    if (early) queueMicrotask(() => early.heard.forEach((event) => socket.onmessage?.(event)))
  }

  #say(frame: FromClient): void {
    if (this.#socket?.readyState === WebSocket.OPEN) this.#socket.send(JSON.stringify(frame))
  }

  #heard(frame: FromServer): void {
    this.#heardAt = steadyNow()
    this.#pinged = false
    if (frame.t === 'welcome') {
      this.#welcomed(frame.protocol, frame.now)
    } else if (frame.t === 'bye') {
      this.#again(frame.retry)
    } else {
      if (frame.t === 'err' && frame.code === 'too-many-sockets') this.#crowded = true
      this.#listener.heard(frame)
    }
  }

  #welcomed(protocol: number, now: number): void {
    if (protocol !== PROTOCOL) {
      this.close()
      return this.#listener.outdated()
    }
    this.#upAt = steadyNow()
    this.#listener.up(now)
  }

  #broken(): void {
    // A server that accepts connections and closes them at once must not be asked more often.
    if (this.#upAt > 0 && steadyNow() - this.#upAt > LONGEST_PAUSE_MS) this.#failures = 0
    const pause = Math.min(LONGEST_PAUSE_MS, FIRST_PAUSE_MS * 2 ** this.#failures++)
    this.#again(pause * (1 - Math.random() / 2))
  }

  #again(pause: number): void {
    this.#hangUp()
    clearTimeout(this.#next)
    this.#next = setTimeout(() => this.#connect(), pause)
    this.#listener.down(steadyNow() + pause, this.#crowded)
  }

  #hangUp(): void {
    const socket = this.#socket
    this.#socket = null
    this.#upAt = 0
    socket?.close()
  }

  /** Detects dead sockets: after sleep or a lost network a socket still looks open. */
  #listen(): void {
    if (!this.#socket) return
    const silence = steadyNow() - this.#heardAt
    if (silence > TIMEOUT_MS + (this.#upAt && QUIET_MS)) this.#broken()
    else if (silence > QUIET_MS && !this.#pinged) this.#ping()
  }

  #ping(): void {
    this.#pinged = true
    this.send({ t: 'ping' })
  }

  #hurry = (): void => {
    if (document.hidden) return
    if (this.#socket === null) this.#connect()
    else if (this.#upAt > 0) {
      this.#heardAt = Math.min(this.#heardAt, steadyNow() - QUIET_MS)
      this.#ping()
    }
  }
}
