/** Presents what has happened at a table: in the live regions and by sound. */
import { untrack } from 'svelte'
import type { Room } from '../catalogue'
import type { Happening, Table } from '../net/table'
import type { AnyEvent, View } from '../net/views'
import { cardName, editionOf, say } from '../texts/texts.svelte'
import { alarm, announce } from './announcer.svelte'
import { buzzAttack, buzzMoment } from './turnAlert.svelte'
import { isMyTurn } from './presence'
import { sound, type Sound } from './sounds'
import { celebrate, type Moment } from './moments.svelte'
import { isMine, namesOf } from './names'

/** The sounds of ends, of every game. */
const ENDS: Partial<Record<AnyEvent['event'], Sound>> = { RoundEnded: 'round', MatchEnded: 'win' }

export class Narrator {
  #recalled = $state<string | null>(null)
  #missed: Happening[] = []
  #hand: readonly string[] = []
  #mine = false

  constructor(
    readonly table: Table,
    readonly room: Room,
    /** A replay: nothing is asked. */
    readonly replay = false,
  ) {
    this.#leapt()
    $effect(() =>
      table.listen(
        (happening) => this.#hear(happening),
        () => this.#leapt(),
      ),
    )
    $effect(() => {
      if (!table.behind) untrack(() => this.#announceMissed())
    })
  }

  /** The missed happening that was shown last, in words, while others wait to be shown. */
  get recalling(): string | null {
    return this.table.behind ? this.#recalled : null
  }

  /** Cards that came to the hand by a leap are not announced: nobody drew them just now. */
  #leapt(): void {
    this.#hand = handOf(this.table.view)
    this.#mine = isMyTurn(this.table.view)
  }

  #hear(happening: Happening): void {
    const { view } = this.table
    if (happening.missed && view) {
      this.#missed.push(happening)
      this.#recalled = this.#sentences(happening.events, view) || this.#recalled
      if (!this.table.behind) this.#announceMissed()
      return
    }
    this.#announceMissed()
    this.#present(happening)
  }

  #present(happening: Happening): void {
    const { view } = this.table
    if (!view) return
    for (const event of happening.events) {
      const told = this.#sentence(event, view)
      const alarming = this.room.isAlarming(event, view)
      if (told && !this.#isInDialog(event, view)) (alarming ? alarm : announce)(told)
      if (alarming) buzzAttack()
      const heard = ENDS[event.event] ?? this.room.soundOf(event, view)
      if (heard) sound(heard)
    }
    if (happening.events.some(this.room.isNewHand)) this.#hand = []
    this.#announceGained(view)
    this.#announceStillMine(view, happening.by)
    this.#celebrate(happening.events, view)
  }

  /** Announces a turn that continues after an own move; `turnAlert` announces only new turns. */
  #announceStillMine(view: View, by: number | null): void {
    const before = this.#mine
    this.#mine = isMyTurn(view)
    const goesOn = before && this.#mine && by === view.seat
    if (!goesOn || this.replay || this.room.asksByDialog(view)) return
    announce(say('web', 'your-turn'))
    const advice = this.room.advice(view)
    if (advice) announce(advice)
  }

  /** Shows what is great about it. */
  #celebrate(events: readonly AnyEvent[], view: View): void {
    const found = events.flatMap((event) => {
      const moment =
        endOf(event, view) ?? this.room.momentOf?.(event, view, editionOf(view.rules)) ?? null
      if (!moment) return []
      // A sentence that begins with the title does not say it again.
      const text = (this.#sentence(event, view) ?? '').replace(moment.title, '').trim()
      return [{ ...moment, text }]
    })
    if (celebrate(found)) buzzMoment()
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

  /** Announces what happened while the connection was away, all at once. */
  #announceMissed(): void {
    const missed = this.#missed.splice(0)
    const { view } = this.table
    this.#recalled = null
    if (!view || missed.length === 0) return
    const lines = missed.map(({ events }) => this.#sentences(events, view))
    announce(lines.filter(Boolean).join(' '))
    if (missed.some(({ events }) => events.some(this.room.isNewHand))) this.#hand = []
    this.#announceGained(view)
    this.#mine = isMyTurn(view)
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

/** The end of a round or a match that somebody has won. */
function endOf(event: AnyEvent, view: View): Pick<Moment, 'kind' | 'title'> | null {
  if (event.event === 'MatchEnded') {
    const mine = event.winners.some((party) => isMine(view, party))
    return { kind: 'match', title: say('web', mine ? 'moment-match' : 'moment-match-theirs') }
  }
  if (event.event !== 'RoundEnded' || event.winner === null) return null
  const mine = isMine(view, event.winner)
  return { kind: 'round', title: say('web', mine ? 'moment-round' : 'moment-round-theirs') }
}

function handOf(view: View | null): readonly string[] {
  return view?.match?.round.hand ?? []
}
