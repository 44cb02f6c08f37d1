/** The engine on this device, as a page sees it: started when it is needed, and again if it dies. */
import type { ConnectionListener, Line } from '../net/connection'
import { Problem, problemOf } from '../net/requests'
import { base } from '../net/serverAddress'
import { steadyNow } from '../net/steadyClock'
import { keepEngine } from '../offline/support'
import type { FromClient, FromServer } from '../protocol/generated'
import {
  NO_STORAGE,
  type FromWorker,
  type RequestName,
  type Requests,
  type ToWorker,
} from './messages'
import { python } from 'virtual:python'

/** Set once Python and the engine have been fetched: the browser has them then. */
const KEY = 'tischrunde.device'
/** Milliseconds until a worker that died is replaced. */
const RESTART_MS = 500
/** Milliseconds in which a worker that is not loading answers a ping. */
const TIMEOUT_MS = 20_000
const PING_MS = 5000

interface Pending {
  done: (answer: never) => void
  failed: (problem: Problem) => void
}

class Device {
  /** Whether the engine can be asked. */
  ready = $state(false)
  /** The part of Python and the engine that has come, while they are fetched for the first time. */
  fetched = $state(0)
  /** Why the engine cannot be had: the id of a text. */
  failed = $state('')

  #worker: Worker | null = null
  #loading: Promise<void> | null = null
  #pending = new Map<number, Pending>()
  #lines = new Map<string, DeviceLine>()
  #last = 0
  /** A worker has died of an error: of its image, maybe. */
  #distrusted = false
  #watch: ReturnType<typeof setInterval> | undefined

  /** Starts the engine unless it runs; throws if it cannot be fetched. */
  start(): Promise<void> {
    this.#loading ??= this.#load()
    return this.#loading
  }

  async ask<Name extends RequestName>(
    name: Name,
    given: Requests[Name]['given'],
  ): Promise<Requests[Name]['answer']> {
    await this.start()
    return this.#request(name, given)
  }

  /** The way to a table of this device, seen from the seat that is asked for whenever it begins. */
  line(table: string, seat: () => number | null, listener: ConnectionListener): Line {
    const line = new DeviceLine(this, table, seat, listener)
    this.#lines.set(table, line)
    return line
  }

  send(table: string, frame: FromClient): void {
    this.#post({ table, frame })
  }

  hangUp(table: string): void {
    this.#lines.delete(table)
    if (this.ready) void this.#request('unsub', { table }).catch(() => undefined)
  }

  async #load(): Promise<void> {
    this.failed = ''
    const worker = new Worker(new URL('./worker.ts', import.meta.url), { type: 'module' })
    this.#worker = worker
    worker.onmessage = ({ data }: MessageEvent<FromWorker>) => this.#heard(data)
    worker.onerror = () => {
      this.#distrusted = true
      this.#died()
    }
    const first = !isFetched()
    try {
      await this.#request('load', {
        python: absolute(python.folder),
        engine: engineAddress(),
        info: python.info,
        first,
        image: imageName(),
        distrusted: this.#distrusted,
      })
    } catch (problem) {
      this.#died()
      this.failed = isWithoutStorage(problem) ? `problem-${NO_STORAGE}` : 'device-unfetched'
      throw problem
    }
    noteFetched()
    keepEngine()
    this.ready = true
    this.#watch = setInterval(() => void this.#ping(), PING_MS)
  }

  #request<Name extends RequestName>(
    ask: Name,
    given: Requests[Name]['given'],
  ): Promise<Requests[Name]['answer']> {
    const id = ++this.#last
    return new Promise((done, failed) => {
      this.#pending.set(id, { done, failed })
      this.#post({ id, ask, given } as ToWorker)
    })
  }

  #post(message: ToWorker): void {
    this.#worker?.postMessage(message)
  }

  #heard(message: FromWorker): void {
    if ('loaded' in message) this.fetched = Math.min(1, message.loaded / python.bytes)
    else if ('frame' in message) this.#lines.get(message.table)?.heard(message.frame)
    else {
      const pending = this.#pending.get(message.id)
      this.#pending.delete(message.id)
      if ('answer' in message) pending?.done(message.answer as never)
      else pending?.failed(problemOf(message.refused))
    }
  }

  /** A worker that the system has stopped says nothing. */
  async #ping(): Promise<void> {
    const worker = this.#worker
    const answered = this.#request('ping', {}).then(() => true)
    const late = new Promise<false>((over) => setTimeout(() => over(false), TIMEOUT_MS))
    const lives = await Promise.race([answered, late]).catch(() => true)
    if (!lives && worker === this.#worker) this.#died()
  }

  /** Whatever was asked has failed; the tables go on from their logs. */
  #died(): void {
    const wasReady = this.ready
    clearInterval(this.#watch)
    this.#worker?.terminate()
    this.#worker = this.#loading = null
    this.ready = false
    const pending = [...this.#pending.values()]
    this.#pending.clear()
    for (const { failed } of pending) failed(new Problem('device-failed'))
    if (wasReady) for (const line of this.#lines.values()) line.broken()
  }
}

/** Frames to and from one table; after the engine has died it begins again. */
class DeviceLine implements Line {
  #asking = false
  #closed = false
  #again: ReturnType<typeof setTimeout> | undefined

  constructor(
    private device: Device,
    private table: string,
    private seat: () => number | null,
    private listener: ConnectionListener,
  ) {
    queueMicrotask(() => this.renew())
  }

  send(frame: FromClient): void {
    if (frame.t === 'sub') this.renew()
    else this.device.send(this.table, frame)
  }

  renew(): void {
    if (!this.#asking && !this.#closed) void this.#ask()
  }

  close(): void {
    this.#closed = true
    clearTimeout(this.#again)
    this.device.hangUp(this.table)
  }

  heard(frame: FromServer): void {
    if (frame.t === 'welcome') this.listener.up(frame.now)
    else this.listener.heard(frame)
  }

  broken(): void {
    this.#asking = false
    if (this.#closed) return
    this.listener.down(steadyNow() + RESTART_MS, false)
    clearTimeout(this.#again)
    this.#again = setTimeout(() => this.renew(), RESTART_MS)
  }

  async #ask(): Promise<void> {
    this.#asking = true
    this.listener.first()
    const { table } = this
    try {
      let seat
      do {
        seat = this.seat()
        await this.device.ask('sub', { table, seat })
      } while (seat !== this.seat())
    } catch (problem) {
      if (problem instanceof Problem && problem.code === 'no-such-table')
        this.listener.heard({ t: 'gone', table })
      else if (!isWithoutStorage(problem)) this.broken()
    } finally {
      this.#asking = false
    }
  }
}

export const device = new Device()

/** It does not help to try again: the browser lets the page store nothing. */
function isWithoutStorage(problem: unknown): boolean {
  return problem instanceof Problem && problem.code === NO_STORAGE
}

/** Whether Python and the engine have been fetched before. */
export function isFetched(): boolean {
  try {
    return localStorage.getItem(KEY) === version()
  } catch {
    return false
  }
}

function noteFetched(): void {
  try {
    localStorage.setItem(KEY, version())
  } catch {
    // Then progress is shown again the next time.
  }
}

function version(): string {
  return `${python.folder} ${engineAddress()}`
}

function engineAddress(): string {
  return absolute(document.documentElement.dataset.engine || 'engine.zip')
}

/** An image is of one engine in one Python, and made by this very browser. */
function imageName(): string | null {
  const named = document.documentElement.dataset.engine
  return named ? `${version()} ${navigator.userAgent}` : null
}

function absolute(path: string): string {
  return `${location.origin}${base}/${path}`
}
