/** That a pad is shared: how it stands with the others, what waits for them, who writes here. */
import { withLogs, type KeptShare } from '../device/logs'
import { readPad, sharePad, unsharePad, writePad } from '../net/padRequests'
import { isSite, Problem } from '../net/requests'
import { listenToTabs, notifyTabs } from '../net/tabs'
import type { PadEvent, PadLog, PadNews, PadOpening } from '../protocol/generated'
import { ensureGuest } from '../start/guest.svelte'
import { sentence } from '../start/problems'
import { loadTexts, say } from '../texts/texts.svelte'
import { FollowedPad, type Here, type Standing, type There } from './followedPad'
import { chooseWriter, isWriterChosen } from './writer'

/** What sharing needs of the pad it is about. */
interface SharedPad {
  readonly id: string
  /** Takes what a server has of it, and shows it. */
  take(log: PadLog): Promise<void>
  /** Shows it as another tab has left it. */
  load(): Promise<void>
}

export class Sharing {
  #share = $state.raw<KeptShare | null>(null)
  #standing = $state<Standing | null>(null)
  /** How many events wait until they can be sent. */
  waiting = $state(0)
  /** What the others do not get, or why: a sentence. */
  trouble = $state('')
  /** Its sheet is open. */
  open = $state(false)
  /** Whether somebody is asked who writes here; called with the answer. */
  asking = $state.raw<((name: string | null) => void) | null>(null)

  #following: FollowedPad | null = null
  #ended: (() => void)[] = []

  constructor(private pad: SharedPad) {}

  /** Where it is shared now; null if it is not. */
  get share(): KeptShare | null {
    return this.#share?.ended ? null : this.#share
  }

  get standing(): Standing | null {
    return this.#share?.ended ? 'ended' : this.#standing
  }

  /** Follows it while the page is seen; returns how to stop. */
  begin(): () => void {
    const seen = () => void (document.hidden ? this.#following?.stop() : this.#look())
    const online = () => this.#following?.retry()
    const offline = () => this.#following?.doubt()
    document.addEventListener('visibilitychange', seen)
    addEventListener('online', online)
    addEventListener('offline', offline)
    this.#ended = [
      () => document.removeEventListener('visibilitychange', seen),
      () => removeEventListener('online', online),
      () => removeEventListener('offline', offline),
      listenToTabs((id) => void (id === this.pad.id && this.#otherTab())),
    ]
    void this.#look()
    return () => this.#end()
  }

  /** Something was written here. */
  written(): void {
    this.trouble = ''
    notifyTabs(this.pad.id)
    this.#following?.written()
    void this.#count()
  }

  /** Shares it with whoever has its code. */
  async begun(opened: PadOpening): Promise<void> {
    await ensureGuest()
    const { code } = await sharePad(opened)
    await this.#keep({ pad: this.pad.id, code, mine: true, ended: false })
    await this.#look()
  }

  /** Shares it no more: it is deleted where it was shared. */
  async end(): Promise<void> {
    await unsharePad(this.pad.id)
    await this.#over()
  }

  /** Asks who writes here unless that is known; returns whether somebody has said so. */
  async isWriterKnown(): Promise<boolean> {
    if (!this.share || isWriterChosen()) return true
    return this.askWriter()
  }

  async askWriter(): Promise<boolean> {
    const name = await new Promise<string | null>((answer) => (this.asking = answer))
    this.asking = null
    if (name !== null) chooseWriter(name)
    return name !== null
  }

  #end(): void {
    for (const each of this.#ended) each()
    this.#ended = []
    this.#following?.stop()
    this.#following = null
  }

  /** Follows it if it is shared, as this or another tab has noted. */
  async #look(): Promise<void> {
    if (isSite) return
    this.#share = (await withLogs((logs) => logs.share(this.pad.id))) ?? null
    const { share } = this
    // Nobody looks any more.
    if (!share || document.hidden || this.#ended.length === 0) return
    await this.#count()
    this.#following ??= new FollowedPad(this.#here(), thereOf(share), {
      stands: (standing) => void this.#stands(standing),
      refused: ([first]) => void this.#tell(new Problem(first!.code)),
      trouble: (problem) => void this.#tell(problem),
    })
    this.#following.start()
  }

  async #otherTab(): Promise<void> {
    await this.pad.load()
    await this.#look()
    this.#following?.written()
  }

  async #stands(standing: Standing): Promise<void> {
    if (standing === 'ended') await this.#over()
    else this.#standing = standing
    await this.#count()
  }

  async #over(): Promise<void> {
    this.#following?.stop()
    this.#following = null
    if (this.#share) await this.#keep({ ...this.#share, ended: true })
  }

  async #keep(share: KeptShare): Promise<void> {
    await withLogs((logs) => logs.keepShare(share))
    this.#share = share
    notifyTabs(this.pad.id)
  }

  async #count(): Promise<void> {
    this.waiting = (await this.#waiting()).length
  }

  #waiting(): Promise<string[]> {
    return withLogs((logs) => logs.waiting(this.pad.id))
  }

  async #tell(problem: Problem): Promise<void> {
    await loadTexts('pads', 'server')
    const why = await sentence(coded(problem))
    this.trouble = say('web', 'pad-shared-refused', { why })
  }

  #here(): Here {
    const { id } = this.pad
    const known = async () => {
      const log = await withLogs((logs) => logs.readPad(id))
      return new Map(log?.written.map((event): [string, PadEvent] => [event.id, event]))
    }
    return {
      known,
      waiting: () => this.#waiting(),
      take: async ({ opened, written }: PadNews) => {
        const before = await known()
        const added = written.filter((event) => !before.has(event.id))
        if (added.length > 0) await this.pad.take({ opened, written: added })
      },
      hold: (ids) => withLogs((logs) => logs.hold(id, ids)),
      release: async (ids) => {
        await withLogs((logs) => logs.release(id, ids))
        await this.#count()
      },
    }
  }
}

function thereOf({ pad, code }: KeptShare): There {
  return {
    read: (since, wait, signal) => readPad(pad, code, since, wait, signal),
    write: (written, signal) => writePad(pad, code, written, signal),
  }
}

/** Why events are refused is told by the engine's texts. */
function coded(problem: Problem): Problem {
  return problem.code.startsWith('pad-') || !REFUSALS.includes(problem.code)
    ? problem
    : new Problem(`pad-${problem.code}`)
}

const REFUSALS = ['wrong-value', 'no-such-seat', 'no-such-round', 'no-such-field', 'no-such-event']
