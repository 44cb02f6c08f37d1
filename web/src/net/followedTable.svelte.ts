/** A table that is followed version by version; commands are sent until they are answered. */
import type {
  BotSpeed,
  Ev,
  Err,
  FromClient,
  FromServer,
  Phrase,
  Said,
  Snap,
} from '../protocol/generated'
import { randomHex } from './randomHex'
import type { ConnectionListener, Line } from './connection'
import { storedHappenings, storeHappenings } from './happeningStore'
import { Problem, problemOf } from './requests'
import { steadyNow } from './steadyClock'
import type { Completed, Deed, Happening, Remark, Status, Table } from './table'
import { merged, type AnyEvent, type Changes, type View } from './views'

const RESEND_MS = 1200
/** Milliseconds until a phrase that was not refused counts as said: only refusals are answered. */
const REFUSED_WITHIN_MS = 1000
const MAX_HAPPENINGS = 200
/** Refusals that are final although they say when to try again: the player decides whether to. */
const FINAL = ['too-early', 'too-much-talk']

interface Command {
  send: () => void
  /** When it is sent again if no answer has come. */
  due: number
  done: () => void
  failed: (problem: Problem) => void
}

export class FollowedTable implements Table, ConnectionListener {
  view = $state.raw<View | null>(null)
  status = $state<Status>('connecting')
  happenings = $state.raw<readonly Happening[]>([])
  remarks = $state.raw<readonly Remark[]>([])
  here = $state.raw<{ seats: readonly number[]; watching: number }>({ seats: [], watching: 0 })
  retryIn = $state(0)
  busy = $state(false)
  completed: Completed = (events) => events

  #connection: Line
  #version: number
  /** When that version came about; from it the server knows whether it still has it. */
  #at: number | null = null
  #base = 0
  #skew = 0
  #upSince = 0
  /** An open request: from which version on, and when to ask again. */
  #asked: { since: number; due: number } | null = null
  #commands = new Map<string, Command>()
  /** Listeners to happenings, and to leaps if they want. */
  #listeners = new Map<(happening: Happening) => void, (() => void) | undefined>()
  #beat: ReturnType<typeof setInterval>
  #again = 0
  /** The table is gone for the seat one had; the server is asked whether it is for everybody. */
  #turnedAway = false

  constructor(
    readonly id: string,
    public code: string,
    connect: (listener: ConnectionListener) => Line,
  ) {
    const { v, happenings } = storedHappenings(id)
    this.#version = v
    this.happenings = happenings
    this.#connection = connect(this)
    this.#beat = setInterval(() => this.#tick(), 400)
  }

  now(): number {
    return steadyNow() + this.#skew
  }

  listen(hear: (happening: Happening) => void, leapt?: () => void): () => void {
    this.#listeners.set(hear, leapt)
    return () => this.#listeners.delete(hear)
  }

  async play(move: string): Promise<void> {
    if (this.busy || this.status !== 'live') return
    const base = this.#base
    this.busy = true
    try {
      await this.#command((k) =>
        this.#connection.send({ t: 'play', k, table: this.id, base, move }),
      )
    } finally {
      this.busy = false
    }
  }

  act(deed: Deed, seat?: number, speed?: BotSpeed, entropy = ''): Promise<void> {
    return this.#command((k) =>
      this.#connection.send({
        t: 'do',
        k,
        table: this.id,
        do: deed,
        entropy,
        seat: seat ?? null,
        ...(speed ? { speed } : {}),
      }),
    )
  }

  say(phrase: Phrase): Promise<void> {
    return this.#command((k) => {
      this.#connection.send({ t: 'say', k, table: this.id, phrase })
      setTimeout(() => this.#answered(k), REFUSED_WITHIN_MS)
    })
  }

  close(): void {
    clearInterval(this.#beat)
    this.#connection.close()
  }

  // The connection.

  first(): FromClient {
    return this.#question(this.view && this.#asked?.since !== 0 ? this.#version : 0)
  }

  up(now: number): void {
    this.#skew = now - steadyNow()
    this.#upSince = now
    for (const command of this.#commands.values()) command.send()
  }

  down(again: number, crowded: boolean): void {
    if (crowded) this.#stop('crowded', 'too-many-sockets')
    else if (this.status !== 'gone') this.status = this.view ? 'away' : 'connecting'
    this.#again = again
    this.#count()
  }

  outdated(): void {
    this.#stop('outdated', 'other-protocol')
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
        return this.#gone()
    }
  }

  #whole(frame: Snap): void {
    if (this.view && frame.v < this.#version && !frame.back) return
    // The events that led here were not sent: those known are not the last ones.
    if (frame.v !== this.#version || frame.back) this.happenings = []
    if (frame.back) this.#giveUp('stale')
    this.view = frame.view as unknown as View
    this.noteView(this.view)
    // Only those who sit here are sent the code, and need it after giving up the seat.
    this.code ||= this.view.code ?? ''
    this.#version = this.#base = frame.v
    this.#at = frame.at
    this.#asked = null
    this.#turnedAway = false
    this.status = 'live'
    this.#storeHappenings()
    for (const leapt of this.#listeners.values()) leapt?.()
  }

  /** Whoever gave up their seat in another tab may still watch: so it is asked once more. */
  #gone(): void {
    this.#turnedAway = this.view?.seat != null && !this.#turnedAway
    this.#version = 0
    if (this.#turnedAway) this.#ask(0)
    else {
      this.status = 'gone'
      this.#asked = null
    }
  }

  #next(frame: { v: number; k?: string | null; at?: number | null }, take: () => void): void {
    if (frame.v > this.#version + 1) {
      if (!this.#asked) this.#ask(this.#version)
      return
    }
    // A request for the whole table stays open until it comes.
    if (this.#asked?.since !== 0) this.#asked = null
    this.status = 'live'
    if (frame.v === this.#version + 1) {
      this.#version = frame.v
      this.#at = frame.at ?? null
      take()
      this.#storeHappenings()
    }
    if (frame.k) this.#answered(frame.k)
  }

  #happened(frame: Ev): void {
    const before = this.view
    if (Object.keys(frame.set).length > 0 && this.view) {
      this.view = merged(this.view, frame.set as Changes)
      this.noteView(this.view)
      this.#base = frame.v
    }
    const happening: Happening = {
      v: frame.v,
      at: frame.at,
      by: frame.by ?? null,
      events: this.completed(frame.events as unknown as AnyEvent[], before, this.view),
      missed: frame.at < this.#upSince,
    }
    this.happenings = [...this.happenings.slice(1 - MAX_HAPPENINGS), happening]
    for (const hear of this.#listeners.keys()) hear(happening)
  }

  #said({ seat, phrase }: Said): void {
    this.remarks = [...this.remarks.slice(-20), { seat, phrase, at: this.now() }]
  }

  #refused(frame: Err): void {
    const { k, code, retry, table } = frame
    const due = steadyNow() + (retry ?? RESEND_MS)
    const command = this.#commands.get(k ?? '')
    if (!command || !k) return retry == null && table ? this.#lost(code) : this.#putOff(due)
    if (retry != null && !FINAL.includes(code)) {
      command.due = due
      return
    }
    this.#commands.delete(k)
    command.failed(problemOf(frame))
  }

  // Requests and commands.

  /** Hears of every view that has come. */
  protected noteView(_view: View): void {}

  /** Asks for the whole table again, as the guest or seat one is now. */
  protected reload(): void {
    this.#asked = { since: 0, due: steadyNow() + RESEND_MS }
    this.#connection.renew()
  }

  #ask(since: number): void {
    this.#connection.send(this.#question(since))
  }

  #question(since: number): FromClient {
    this.#asked = { since, due: steadyNow() + RESEND_MS }
    return { t: 'sub', table: this.id, since, code: this.code, at: since ? this.#at : null }
  }

  #command(send: (k: string) => void): Promise<void> {
    const k = randomHex()
    return new Promise((done, failed) => {
      const due = steadyNow() + RESEND_MS
      this.#commands.set(k, { send: () => send(k), due, done, failed })
      send(k)
    })
  }

  #answered(k: string): void {
    this.#commands.get(k)?.done()
    this.#commands.delete(k)
  }

  /** The server did not read some frame: everything open is sent again, but not before. */
  #putOff(due: number): void {
    for (const waiting of [this.#asked, ...this.#commands.values()]) if (waiting) waiting.due = due
  }

  /** Ends with a status; all open commands fail. */
  #stop(status: Status, code: string): void {
    this.status = status
    this.#giveUp(code)
  }

  #giveUp(code: string): void {
    for (const { failed } of this.#commands.values()) failed(new Problem(code))
    this.#commands.clear()
  }

  /** The table cannot be shown, and asking again would not help. */
  #lost(code: string): void {
    this.#asked = null
    this.#stop('gone', code)
  }

  #tick(): void {
    this.#count()
    const now = steadyNow()
    if (this.#asked && now >= this.#asked.due) this.#ask(this.#asked.since && this.#version)
    for (const command of this.#commands.values()) {
      if (now < command.due) continue
      command.due = now + RESEND_MS
      command.send()
    }
  }

  #count(): void {
    this.retryIn = Math.max(0, Math.ceil((this.#again - steadyNow()) / 1000))
  }

  #storeHappenings(): void {
    storeHappenings(this.id, { v: this.#version, happenings: this.happenings })
  }
}
