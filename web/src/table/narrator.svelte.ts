/** Presents what happens at a table: in the live regions, by sound, by flying cards. */
import { tick } from 'svelte'
import type { Room } from '../catalogue'
import type { Happening, Table } from '../net/table'
import type { AnyEvent, View } from '../net/views'
import { cardName, editionOf, say } from '../texts/texts.svelte'
import { alarm, announce } from './announcer.svelte'
import { buzzAttack } from './turnAlert.svelte'
import { runInTurn, pauseFor } from './backlog'
import { fly, speedUpBy, place, takeDeparture } from './flights.svelte'
import { isMyTurn } from './presence'
import { sound } from './sounds'
import { namesOf } from './names'

const STAGGER_MS = 110
const TOGETHER_MS = 60

export class Narrator {
  /** The missed happening that is being replayed, in words. */
  recalling = $state<string | null>(null)

  #missed: Happening[] = []
  #hand: readonly string[] = []
  #mine = false
  #stop = (): void => undefined

  constructor(
    readonly table: Table,
    readonly room: Room,
    /** A replay: nothing is asked. */
    readonly replay = false,
  ) {
    this.#leapt()
    $effect(() => {
      const stopListening = table.listen(
        (happening) => this.#hear(happening),
        () => this.#leapt(),
      )
      return () => {
        stopListening()
        this.#stop()
        speedUpBy(1)
      }
    })
  }

  /** Cards that came to the hand by a leap are not announced: nobody drew them just now. */
  #leapt(): void {
    this.#hand = handOf(this.table.view)
    this.#mine = isMyTurn(this.table.view)
  }

  #hear(happening: Happening): void {
    if (!happening.missed) return this.#present(happening)
    if (this.#missed.push(happening) === 1) setTimeout(() => this.#recall(), TOGETHER_MS)
  }

  #present(happening: Happening): void {
    const { view } = this.table
    if (!view) return
    for (const event of happening.events) {
      const told = this.#sentence(event, view)
      const alarming = this.room.isAlarming(event, view)
      if (told && !this.#isInDialog(event, view)) (alarming ? alarm : announce)(told)
      if (alarming) buzzAttack()
      const heard = this.room.soundOf(event, view)
      if (heard) sound(heard)
    }
    if (happening.events.some(this.room.isNewHand)) this.#hand = []
    this.#announceGained(view)
    this.#announceStillMine(view, happening.by)
    void this.#flyAll(happening, view)
  }

  /** Announces a turn that continues after an own move; `turnAlert` announces only new turns. */
  #announceStillMine(view: View, by: number | null): void {
    const before = this.#mine
    this.#mine = isMyTurn(view)
    const goesOn = before && this.#mine && by === view.seat
    if (goesOn && !this.replay && !this.room.asksByDialog(view)) announce(say('web', 'your-turn'))
  }

  /** Announces the cards that came to the hand. */
  #announceGained(view: View): void {
    const before = [...this.#hand]
    this.#hand = handOf(view)
    const gained = this.#hand.filter((card) => {
      const at = before.indexOf(card)
      if (at >= 0) before.splice(at, 1)
      return at < 0
    })
    if (gained.length === 0) return
    const cards = gained.map((card) => cardName(view.game, card, editionOf(view.rules)))
    announce(say('web', 'hand-gained', { cards: cards.join(', ') }))
  }

  /** Replays quickly what happened while the connection was away, and announces it all at once. */
  #recall(): void {
    const missed = this.#missed.splice(0)
    const { view } = this.table
    if (!view) return
    const lines = missed.map(({ events }) => this.#sentences(events, view))
    announce(lines.filter(Boolean).join(' '))
    if (missed.some(({ events }) => events.some(this.room.isNewHand))) this.#hand = []
    this.#announceGained(view)
    this.#mine = isMyTurn(view)
    speedUpBy(2)
    const tasks = missed.map((happening, index) => () => {
      this.recalling = lines[index] || this.recalling
      void this.#flyAll(happening, view)
    })
    this.#stop = runInTurn(tasks, pauseFor(missed.length), () => {
      this.recalling = null
      speedUpBy(1)
    })
  }

  async #flyAll({ events }: Happening, view: View): Promise<void> {
    await tick()
    const routes = events.flatMap((event) => this.room.routesOf(event, view))
    let wait = 0
    for (const { from, to, card, times } of routes) {
      for (let copy = 0; copy < times; copy++, wait += STAGGER_MS) {
        const start = from.includes('hand')
          ? (takeDeparture(card) ?? place(...from))
          : place(...from)
        setTimeout(() => void fly(start, place(...to), card), wait)
      }
    }
  }

  #sentences(events: readonly AnyEvent[], view: View): string {
    return events
      .map((event) => this.#sentence(event, view))
      .filter((told) => told !== null)
      .join(' ')
  }

  #isInDialog(event: AnyEvent, view: View): boolean {
    return !this.replay && this.room.isInDialog(event, view)
  }

  #sentence(event: AnyEvent, view: View): string | null {
    return this.room.narrate(event, view, namesOf(view), editionOf(view.rules))
  }
}

function handOf(view: View | null): readonly string[] {
  return view?.match?.round.hand ?? []
}
