/** A lesson as a table: the same boards show it, and a coach answers every move, on this device. */
import { device } from '../device/device.svelte'
import { Problem } from '../net/requests'
import type { Completed, Happening, Remark, Status, Table } from '../net/table'
import { merged, type AnyEvent, type Changes, type View } from '../net/views'
import type { Coach, Ev, LessonAnswer } from '../protocol/generated'
import type { Language } from '../settings/settings.svelte'

/** Milliseconds between two moves that come by themselves: one sees one after the other. */
const STEP_MS = 600

export class LessonTable implements Table {
  readonly id: string
  readonly code = ''
  readonly status: Status = 'live'
  readonly remarks: readonly Remark[] = []
  readonly here = { seats: [], watching: 0 }
  readonly retryIn = 0

  view = $state.raw<View | null>(null)
  happenings = $state.raw<readonly Happening[]>([])
  busy = $state(false)
  /** Where the lesson is, and what is to be done there. */
  coach = $state.raw<Coach | null>(null)
  /** The answer to the last move, unless that went on. */
  answer = $state.raw<LessonAnswer | null>(null)
  completed: Completed = (events) => events

  #language: Language = 'de'
  #played: readonly string[] = []
  #playing: Promise<unknown> = Promise.resolve()
  #listeners = new Map<(happening: Happening) => void, (() => void) | undefined>()

  constructor(
    readonly lesson: string,
    readonly rules: string,
  ) {
    this.id = `${rules}/${lesson}`
  }

  get done(): boolean {
    return this.coach !== null && this.coach.step === this.coach.steps
  }

  /** Shows where the lesson is, in a language. */
  async open(language: Language): Promise<void> {
    this.#language = language
    await this.#playing
    const { snap, coach } = await device.ask('lesson-open', this.#place)
    this.view = snap.view as unknown as View
    this.coach = coach
    this.answer = null
    for (const leapt of this.#listeners.values()) leapt?.()
  }

  /** Lets the coach answer a move; if it goes on, it is played with what the others play then. */
  async play(move: string): Promise<void> {
    if (this.busy || this.done || !this.coach) return
    this.busy = true
    this.answer = null
    const playing = this.#judged(move).finally(() => (this.busy = false))
    this.#playing = playing.catch(() => undefined)
    await playing
  }

  act(): Promise<void> {
    return Promise.reject(new Problem('not-allowed'))
  }

  say(): Promise<void> {
    return this.act()
  }

  now(): number {
    return Date.now()
  }

  listen(hear: (happening: Happening) => void, leapt?: () => void): () => void {
    this.#listeners.set(hear, leapt)
    return () => this.#listeners.delete(hear)
  }

  async #judged(move: string): Promise<void> {
    const answer = await device.ask('lesson-play', { ...this.#place, move, key: move })
    if (answer.kind !== 'on') {
      this.answer = answer
      return
    }
    this.#played = [...this.#played, move]
    for (const [index, frame] of answer.frames.entries()) {
      if (index > 0) await new Promise((over) => setTimeout(over, STEP_MS))
      this.#happened(frame as unknown as Ev)
    }
    this.coach = answer.coach
  }

  #happened({ v, at, by = null, events, set }: Ev): void {
    const before = this.view!
    this.view = merged(before, set as Changes)
    const told = this.completed(events as unknown as AnyEvent[], before, this.view)
    const happening = { v, at, by, events: told, missed: false }
    this.happenings = [...this.happenings, happening]
    for (const hear of this.#listeners.keys()) hear(happening)
  }

  get #place() {
    const { lesson, rules } = this
    const played = [...this.#played]
    return { lesson, rules, played, language: this.#language, now: Date.now() }
  }
}
