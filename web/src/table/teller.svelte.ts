/** Tells what happens at a table: aloud, by sound, by cards that fly. */
import { tick } from 'svelte'
import type { Happening, Table } from '../net/table'
import type { AnyEvent, View } from '../net/views'
import { cardName, editionOf, say } from '../texts/texts.svelte'
import { alarm, announce } from './announcer.svelte'
import { buzzAttack } from './attention.svelte'
import { inTurn, pauseFor } from './catchingUp'
import { fly, hurryBy, place, takeOff } from './flights.svelte'
import { isMyTurn } from './presence'
import type { Room } from './rooms'
import { routesOf } from './routes'
import { sound, type Sound } from './sounds'
import { isMine, namesOf } from './words'

/** After these the whole hand is new. */
const WHOLE_HANDS = ['Dealt', 'HandsSwapped', 'HandsPassedOn']
const STAGGER = 110
const TOGETHER = 60

export class Teller {
  /** What was missed and is being told just now. */
  recalling = $state<string | null>(null)
  /** How many rounds have ended while somebody looked. */
  roundsEnded = $state(0)

  #missed: Happening[] = []
  #hand: readonly string[] = []
  #mine = false
  #stop = (): void => undefined

  constructor(
    readonly table: Table,
    readonly room: Room,
  ) {
    this.#leapt()
    $effect(() => {
      const deaf = table.listen(
        (happening) => this.#hear(happening),
        () => this.#leapt(),
      )
      return () => {
        deaf()
        this.#stop()
        hurryBy(1)
      }
    })
  }

  /** What came to the hand by a leap is not told: nobody drew it just now. */
  #leapt(): void {
    this.#hand = handOf(this.table.view)
    this.#mine = isMyTurn(this.table.view)
  }

  #hear(happening: Happening): void {
    if (happening.events.some(({ event }) => event === 'RoundEnded')) this.roundsEnded++
    if (!happening.missed) return this.#tellNow(happening)
    if (this.#missed.push(happening) === 1) setTimeout(() => this.#recall(), TOGETHER)
  }

  #tellNow(happening: Happening): void {
    const { view } = this.table
    if (!view) return
    for (const event of happening.events) {
      const told = this.#told(event, view)
      const attacked = isAttackOnMe(event, view)
      if (told && !isToldByDialog(event, view)) (attacked ? alarm : announce)(told)
      if (attacked) buzzAttack()
      const heard = soundOf(event, view)
      if (heard) sound(heard)
    }
    if (happening.events.some(({ event }) => WHOLE_HANDS.includes(event))) this.#hand = []
    this.#tellGained(view)
    this.#tellStillMine(view, happening.by)
    void this.#flyAll(happening, view)
  }

  /** A turn that comes is called elsewhere; one that goes on after an own move is not heard else. */
  #tellStillMine(view: View, by: number | null): void {
    const before = this.#mine
    this.#mine = isMyTurn(view)
    if (before && this.#mine && by === view.seat) announce(say('web', 'your-turn'))
  }

  /** Whoever does not see the own hand is told what came to it. */
  #tellGained(view: View): void {
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

  /** What happened while the connection was away goes by quickly, and is read aloud in one go. */
  #recall(): void {
    const missed = this.#missed.splice(0)
    const { view } = this.table
    if (!view) return
    const lines = missed.map(({ events }) => this.#sentences(events, view))
    announce(lines.filter(Boolean).join(' '))
    this.#tellGained(view)
    hurryBy(2)
    const tasks = missed.map((happening, index) => () => {
      this.recalling = lines[index] || this.recalling
      void this.#flyAll(happening, view)
    })
    this.#stop = inTurn(tasks, pauseFor(missed.length), () => {
      this.recalling = null
      hurryBy(1)
    })
  }

  async #flyAll({ events }: Happening, view: View): Promise<void> {
    await tick()
    let wait = 0
    for (const { from, to, card, times } of events.flatMap((event) => routesOf(event, view))) {
      for (let copy = 0; copy < times; copy++, wait += STAGGER) {
        const start = from.includes('hand') ? (takeOff(card) ?? place(...from)) : place(...from)
        setTimeout(() => void fly(start, place(...to), card), wait)
      }
    }
  }

  #sentences(events: readonly AnyEvent[], view: View): string {
    return events
      .map((event) => this.#told(event, view))
      .filter((told) => told !== null)
      .join(' ')
  }

  #told(event: AnyEvent, view: View): string | null {
    return this.room.tell(event, view, namesOf(view), editionOf(view.rules))
  }
}

function handOf(view: View | null): readonly string[] {
  return view?.match?.round.hand ?? []
}

/** An attack that may be answered, and the way to the goal where it is asked whether to go on. */
function isToldByDialog(event: AnyEvent, view: View): boolean {
  const phase = view.match?.round.phase
  if (phase === 'window') return isAttackOnMe(event, view)
  return phase === 'call' && event.event === 'Laid' && event.seat === view.seat
}

function isAttackOnMe(event: AnyEvent, view: View): boolean {
  return event.event === 'Attacked' && isMine(view, event.party)
}

function soundOf(event: AnyEvent, view: View): Sound | null {
  switch (event.event) {
    case 'Attacked':
      if (event.card === 'flat-tyre') return 'tyre'
      return isMine(view, event.party) ? 'horn' : 'card'
    case 'Laid':
    case 'Discarded':
    case 'Played':
      return 'card'
    case 'CoupFourrePlayed':
      return 'horn'
    case 'MatchEnded':
      return 'win'
    default:
      return null
  }
}
