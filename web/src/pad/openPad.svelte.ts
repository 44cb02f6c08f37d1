/** A pad as a page has it open: shown as it stands, written on through the engine. */
import { device } from '../device/device.svelte'
import type { PadChange, ShownPad } from '../device/messages'
import { Problem } from '../net/requests'
import type { PadEvent, PadLog, PadOpening, PadView } from '../protocol/generated'
import { settings } from '../settings/settings.svelte'
import { sentence } from '../start/problems'
import { loadTexts } from '../texts/texts.svelte'
import { lastDeed } from './deeds'
import { Sharing } from './sharing.svelte'
import { isWriterChosen, writerHere } from './writer'

export class OpenPad {
  #shown = $state.raw<ShownPad | null>(null)
  /** It is not on this device. */
  gone = $state(false)
  /** Why something was not written, as a sentence. */
  trouble = $state('')
  /** Something is being written. */
  busy = $state(false)
  readonly sharing = new Sharing(this)

  constructor(readonly id: string) {}

  get view(): PadView | null {
    return this.#shown?.view ?? null
  }

  /** All that was ever written, in order. */
  get trail(): PadEvent[] {
    if (!this.#shown) return []
    const { view, log } = this.#shown
    const events = new Map(log.written.map((event) => [event.id, event]))
    return view.trail.flatMap((id) => events.get(id) ?? [])
  }

  get opened(): PadOpening | null {
    return this.#shown?.log.opened ?? null
  }

  get openedAt(): number {
    return this.opened?.at ?? 0
  }

  get canUndo(): boolean {
    return !this.busy && this.#lastDeed() !== null
  }

  /** Shows it as it stands now; another tab may have written on it. */
  async load(): Promise<void> {
    try {
      this.#shown = await device.ask('pad-view', { pad: this.id, language: settings.language })
    } catch (error) {
      this.gone = error instanceof Problem && error.code === 'no-such-pad'
    }
  }

  /** Takes what a server has of it. */
  async take(log: PadLog): Promise<void> {
    this.#shown = await device.ask('pad-take', { log, language: settings.language })
  }

  /** Returns whether it was written. */
  write(changes: readonly PadChange[]): Promise<boolean> {
    if (changes.length === 0) return Promise.resolve(true)
    return this.#do((who) => device.ask('pad-write', { ...who, changes: [...changes] }))
  }

  decide(chosen: string): Promise<boolean> {
    return this.#do((who) => device.ask('pad-decide', { ...who, chosen }))
  }

  /** Takes back what was last written here. */
  undo(): Promise<boolean> {
    const deed = this.#lastDeed()
    if (!deed) return Promise.resolve(false)
    return this.#do((who) => device.ask('pad-undo', { ...who, undone: deed.undone }))
  }

  file(): Promise<string> {
    return device.ask('pad-to-file', { pad: this.id })
  }

  #lastDeed() {
    if (!this.#shown || (this.sharing.share && !isWriterChosen())) return null
    return lastDeed(this.#shown.log, this.#shown.view.trail, writerHere())
  }

  async #do(
    deed: (who: { pad: string; by: string; language: string }) => Promise<ShownPad>,
  ): Promise<boolean> {
    if (this.busy) return false
    this.busy = true
    this.trouble = ''
    try {
      if (!(await this.sharing.isWriterKnown())) return false
      this.#shown = await deed({ pad: this.id, by: writerHere(), language: settings.language })
      this.sharing.written()
      return true
    } catch (error) {
      await loadTexts('web-device', 'pads')
      this.trouble = await sentence(error)
      return false
    } finally {
      this.busy = false
    }
  }
}
