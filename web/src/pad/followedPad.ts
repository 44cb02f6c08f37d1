/**
 * How a shared pad stays together with the server: what waits is sent, news are awaited. After every
 * interruption all events are compared, and what either lacks it gets, whatever happened to it.
 */
import { Problem } from '../net/requests'
import type { PadEvent, PadNews, PadRefused, PadTaken } from '../protocol/generated'

/** The pad as this device has it. */
export interface Here {
  /** All events, by id. */
  known(): Promise<ReadonlyMap<string, PadEvent>>
  /** The ids of those of which this device does not know that the server has them. */
  waiting(): Promise<readonly string[]>
  /** Takes news of the server. */
  take(news: PadNews): Promise<void>
  /** Lets events wait to be sent. */
  hold(ids: readonly string[]): Promise<void>
  /** Lets them wait no more. */
  release(ids: readonly string[]): Promise<void>
}

/** The pad as a server has it. */
export interface There {
  /** What came after a number; answered after `wait` seconds at the latest. */
  read(since: number, wait: number, signal: AbortSignal): Promise<PadNews>
  write(written: PadEvent[], signal: AbortSignal): Promise<PadTaken>
}

export type Standing = 'together' | 'away' | 'ended'

export interface Watcher {
  stands(standing: Standing): void
  /** The server does not take these events; they stay here. */
  refused(refused: readonly PadRefused[]): void
  /** Something else is in the way. */
  trouble(problem: Problem): void
}

const WAIT_S = 15
/** Milliseconds after which a request is answered no more. */
const TIMEOUT_MS = 30_000
const FIRST_PAUSE_MS = 250
const MAX_PAUSE_MS = 10_000
/** How many events are sent at once, and how many characters of them: 64 KiB are taken. */
const MAX_SENT = 100
const MAX_CHARACTERS = 30_000
/** These pass; of others people are told. */
const PASSING = ['unreachable', 'unavailable', 'too-many', 'device-failed']
/** After these nothing goes on as it is. */
const GOING = [...PASSING, 'no-such-pad']

/** From when somebody looks until nobody does. */
interface Run {
  since: number
  /** Everything was compared, and nothing has failed since. */
  together: boolean
}

export class FollowedPad {
  /** The one that counts; an earlier one ends as soon as it notices. */
  #run: Run | null = null
  #failures = 0
  #refused = new Set<string>()
  #sending: Promise<void> = Promise.resolve()
  #reading = new Set<AbortController>()
  #wake: () => void = () => {}

  constructor(
    private here: Here,
    private there: There,
    private watcher: Watcher,
  ) {}

  start(): void {
    if (this.#run) return
    this.#run = { since: 0, together: false }
    void this.#follow(this.#run)
  }

  /** Waits for news no more; what is being sent is sent. */
  stop(): void {
    this.#run = null
    this.#wake()
    this.#hangUp()
  }

  /** The network has come back, as it seems. */
  retry(): void {
    this.#failures = 0
    this.#wake()
  }

  /** The network has gone, as it seems. */
  doubt(): void {
    this.#hangUp()
  }

  /** Sends what was written. */
  written(): void {
    const run = this.#run
    if (!run?.together) return
    this.#send().catch(() => {
      run.together = false
      this.#hangUp()
    })
  }

  async #follow(run: Run): Promise<void> {
    while (run === this.#run) {
      try {
        await this.#compare(run)
        await this.#send()
        this.#failures = 0
        if (run === this.#run) this.watcher.stands('together')
        while (run === this.#run && run.together) await this.#read(run, WAIT_S)
      } catch (error) {
        run.together = false
        if (run === this.#run) await this.#failed(error)
      }
    }
  }

  async #failed(error: unknown): Promise<void> {
    const problem = error instanceof Problem ? error : new Problem('unreachable')
    if (problem.code === 'no-such-pad') {
      this.#run = null
      return this.watcher.stands('ended')
    }
    if (!PASSING.includes(problem.code)) this.watcher.trouble(problem)
    this.watcher.stands('away')
    await this.#pause(problem.retry)
  }

  /** Reads all that the server has; all else is to be sent. */
  async #compare(run: Run): Promise<void> {
    run.since = 0
    const before = await this.here.known()
    const there = await this.#read(run, 0)
    const lacking = [...before.keys()].filter((id) => !there.has(id) && !this.#refused.has(id))
    if (lacking.length > 0) await this.here.hold(lacking)
    run.together = true
  }

  /** Reads what is new, after some seconds at the latest, and returns the ids of it. */
  async #read(run: Run, seconds: number): Promise<Set<string>> {
    const found = new Set<string>()
    for (let more = true, wait = seconds; more; wait = 0) {
      const news = await this.#request(this.#reading, (signal) =>
        this.there.read(run.since, wait, signal),
      )
      const ids = news.written.map(({ id }) => id)
      if (ids.length > 0) {
        await this.here.take(news)
        await this.here.release(ids)
      }
      for (const id of ids) found.add(id)
      run.since = news.last
      more = news.more
    }
    return found
  }

  /** Sends all that waits; one lot after another. */
  #send(): Promise<void> {
    const sent = this.#sending.then(() => this.#sendAll())
    this.#sending = sent.catch(() => undefined)
    return sent
  }

  async #sendAll(): Promise<void> {
    for (;;) {
      const lot = await this.#lot()
      if (lot.length === 0) return
      const refused = await this.#write(lot)
      if (!refused) return
      for (const { id } of refused) this.#refused.add(id)
      await this.here.release(lot.map(({ id }) => id))
      if (refused.length > 0) this.watcher.refused(refused)
    }
  }

  /** The first events that wait, as many as can be sent at once. */
  async #lot(): Promise<PadEvent[]> {
    const [known, waiting] = await Promise.all([this.here.known(), this.here.waiting()])
    const lot: PadEvent[] = []
    let characters = 0
    for (const event of waiting.slice(0, MAX_SENT).flatMap((id) => known.get(id) ?? [])) {
      characters += JSON.stringify(event).length
      if (lot.length > 0 && characters > MAX_CHARACTERS) break
      lot.push(event)
    }
    return lot
  }

  /** Returns which events were refused; null if none can be written now, for a reason that was told. */
  async #write(lot: PadEvent[]): Promise<readonly PadRefused[] | null> {
    try {
      const taken = await this.#request(new Set(), (signal) => this.there.write(lot, signal))
      return taken.refused
    } catch (error) {
      if (!(error instanceof Problem) || GOING.includes(error.code)) throw error
      this.watcher.trouble(error)
      return null
    }
  }

  /** A request that is given up after a while; until then it is among others that may be hung up. */
  async #request<Answer>(
    others: Set<AbortController>,
    ask: (signal: AbortSignal) => Promise<Answer>,
  ): Promise<Answer> {
    const request = new AbortController()
    const late = setTimeout(() => request.abort(), TIMEOUT_MS)
    others.add(request)
    try {
      return await ask(request.signal)
    } finally {
      clearTimeout(late)
      others.delete(request)
    }
  }

  #hangUp(): void {
    for (const request of this.#reading) request.abort()
  }

  async #pause(wanted: number | null): Promise<void> {
    const pause = Math.min(MAX_PAUSE_MS, FIRST_PAUSE_MS * 2 ** this.#failures++)
    await new Promise<void>((over) => {
      const clock = setTimeout(over, wanted ?? pause * (1 - Math.random() / 2))
      this.#wake = () => {
        clearTimeout(clock)
        over()
      }
    })
  }
}
