/** A table on a server, over a socket: follows its versions, sends commands until answered. */
import type { Ev, Err, FromServer, Phrase, Said, Snap } from '../protocol/generated'
import { Line, type Listener } from './line'
import { remembered, remember } from './memory'
import { Problem } from './requests'
import { socketAddress } from './place'
import type { Deed, Happening, Remark, Status, Table } from './table'
import { merged, type AnyEvent, type Changes, type View } from './views'

const ANSWERED_WITHIN = 1200
const KEPT = 200

interface Command {
  send: () => void
  sentAt: number
  done: () => void
  failed: (problem: Problem) => void
}

export class OnlineTable implements Table, Listener {
  view = $state.raw<View | null>(null)
  status = $state<Status>('connecting')
  happenings = $state.raw<readonly Happening[]>([])
  remarks = $state.raw<readonly Remark[]>([])
  here = $state.raw<{ seats: readonly number[]; watching: number }>({ seats: [], watching: 0 })
  retryIn = $state(0)
  busy = $state(false)

  #line: Line
  #version = 0
  #base = 0
  #skew = 0
  #upSince = 0
  #askedAt = 0
  #commands = new Map<string, Command>()
  #listeners = new Set<(happening: Happening) => void>()
  #beat: ReturnType<typeof setInterval>
  #again = 0

  constructor(
    readonly id: string,
    readonly code: string,
  ) {
    this.happenings = remembered(id)
    this.#line = new Line(socketAddress(), this)
    this.#beat = setInterval(() => this.#tick(), 400)
  }

  now(): number {
    return Date.now() + this.#skew
  }

  listen(hear: (happening: Happening) => void): () => void {
    this.#listeners.add(hear)
    return () => this.#listeners.delete(hear)
  }

  async play(move: string): Promise<void> {
    const base = this.#base
    const k = key()
    this.busy = true
    try {
      await this.#command(k, () => this.#line.send({ t: 'play', k, table: this.id, base, move }))
    } finally {
      this.busy = false
    }
  }

  act(deed: Deed, seat?: number): Promise<void> {
    const k = key()
    const entropy = deed === 'rematch' ? key() : ''
    return this.#command(k, () =>
      this.#line.send({ t: 'do', k, table: this.id, do: deed, entropy, seat: seat ?? null }),
    )
  }

  say(phrase: Phrase): void {
    this.#line.send({ t: 'say', table: this.id, phrase })
  }

  refresh(): void {
    this.#subscribe(0)
  }

  close(): void {
    clearInterval(this.#beat)
    this.#line.close()
  }

  // The line.

  up(now: number): void {
    this.#skew = now - Date.now()
    this.#upSince = now
    this.#subscribe(this.view ? this.#version : 0)
    for (const command of this.#commands.values()) command.send()
  }

  down(again: number): void {
    if (this.status !== 'gone') this.status = this.view ? 'away' : 'connecting'
    this.#again = again
    this.#count()
  }

  heard(frame: FromServer): void {
    if ('table' in frame && frame.table && frame.table !== this.id) return
    switch (frame.t) {
      case 'snap':
        return this.#whole(frame)
      case 'ev':
        return this.#next(frame, () => this.#happened(frame))
      case 'skip':
        return this.#next(frame, () => undefined)
      case 'ack':
        return this.#answered(frame.k)
      case 'err':
        return this.#refused(frame)
      case 'here':
        this.here = { seats: frame.seats, watching: frame.watching }
        return
      case 'said':
        return this.#said(frame)
      case 'gone':
        this.status = 'gone'
        return
    }
  }

  #whole(frame: Snap): void {
    if (frame.v < this.#version) return
    this.view = frame.view as unknown as View
    this.#version = this.#base = frame.v
    this.status = 'live'
    this.happenings = this.happenings.filter(({ v }) => v <= frame.v)
  }

  #next(frame: { v: number; k?: string | null }, take: () => void): void {
    if (frame.v > this.#version + 1) return this.#lost()
    this.status = 'live'
    if (frame.v === this.#version + 1) {
      this.#version = frame.v
      take()
    }
    if (frame.k) this.#answered(frame.k)
  }

  #happened(frame: Ev): void {
    if (Object.keys(frame.set).length > 0 && this.view) {
      this.view = merged(this.view, frame.set as Changes)
      this.#base = frame.v
    }
    const happening: Happening = {
      v: frame.v,
      at: frame.at,
      by: frame.by ?? null,
      events: frame.events as unknown as AnyEvent[],
      missed: frame.at < this.#upSince,
    }
    this.happenings = [...this.happenings.slice(1 - KEPT), happening]
    remember(this.id, this.happenings)
    for (const hear of this.#listeners) hear(happening)
  }

  #said({ seat, phrase }: Said): void {
    this.remarks = [...this.remarks.slice(-20), { seat, phrase, at: this.now() }]
  }

  #refused(frame: Err): void {
    const command = frame.k ? this.#commands.get(frame.k) : undefined
    if (!command || !frame.k) {
      if (frame.table === this.id) setTimeout(() => this.#lost(), frame.retry ?? ANSWERED_WITHIN)
      return
    }
    if (frame.retry != null && frame.code !== 'too-early') {
      command.sentAt = Date.now() + frame.retry - ANSWERED_WITHIN
      return
    }
    this.#commands.delete(frame.k)
    const { reason, clause, args } = frame
    const refusal = reason && clause ? { reason, clause, args: args ?? {} } : null
    command.failed(new Problem(frame.code, refusal, frame.retry ?? null))
  }

  // Asking and telling.

  #subscribe(since: number): void {
    this.#askedAt = Date.now()
    this.#line.send({ t: 'sub', table: this.id, since, code: this.code })
  }

  #lost(): void {
    if (Date.now() - this.#askedAt > ANSWERED_WITHIN) this.#subscribe(this.#version)
  }

  #command(k: string, send: () => void): Promise<void> {
    return new Promise((done, failed) => {
      this.#commands.set(k, { send, sentAt: Date.now(), done, failed })
      send()
    })
  }

  #answered(k: string): void {
    this.#commands.get(k)?.done()
    this.#commands.delete(k)
  }

  #tick(): void {
    this.#count()
    if (this.status !== 'live') return
    for (const command of this.#commands.values()) {
      if (Date.now() - command.sentAt < ANSWERED_WITHIN) continue
      command.sentAt = Date.now()
      command.send()
    }
  }

  #count(): void {
    this.retryIn = Math.max(0, Math.ceil((this.#again - Date.now()) / 1000))
  }
}

/** A name for a command that nobody else has. */
function key(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(12))
  return Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('')
}
