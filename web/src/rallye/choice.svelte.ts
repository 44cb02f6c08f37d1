/** The card a player has chosen, where it may go, and what becomes of it. */
import type { RallyeView } from '../net/views'
import type { Table } from '../net/table'
import type { Move, RallyeRound } from '../protocol/generated'
import type { Action } from '../table/ActionBar.svelte'
import { attempt } from '../table/complaints.svelte'
import { isMyTurn } from '../table/presence'
import { cardName, say, type Names } from '../texts/texts.svelte'
import { actionsFor } from './actions'
import { isSafety, SHIELD_OF } from './cards'
import type { Facts } from './facts'
import { handOf } from './hand'
import { offers, usesOf, type Use } from './moves'
import { askReasonFor, reasonFor, type Reason } from './reasons'
import { targetsOf, type Target } from './targets'

/** What is known of the table while somebody chooses. */
export interface Seen {
  table: Table
  view: RallyeView
  round: RallyeRound
  names: Names
  edition: string
  facts: Facts
  /** Nothing can be played: a spectator, or a replay. */
  readonly: boolean
}

export class Choice {
  #id = $state<string | null>(null)
  #aimed = $state<number | null>(null)
  reason = $state.raw<Reason | null>(null)
  /** A safety that is to be thrown away, if that is meant. */
  throwing = $state.raw<Use | null>(null)

  readonly plays = $derived.by(() => !this.seen.readonly && this.seen.view.seat !== null)
  /** The round waits for this seat. */
  readonly asked = $derived.by(() => this.plays && isMyTurn(this.seen.view))
  readonly myTurn = $derived.by(() => this.asked && this.seen.round.phase === 'turn')

  readonly cards = $derived.by(() => handOf(this.seen.round, this.seen.edition, this.myTurn))
  readonly index = $derived.by(() => this.cards.findIndex(({ id }) => id === this.#id))
  readonly card = $derived.by(() => this.cards[this.index]?.card ?? null)
  readonly uses = $derived.by(() =>
    this.card && this.myTurn ? usesOf(this.seen.round.legal, this.card) : [],
  )
  readonly attacks = $derived.by(() => this.uses.filter((use) => use.kind === 'attack'))
  /** The party Enter would attack. */
  readonly aimed = $derived.by(() =>
    this.attacks.some(({ party }) => party === this.#aimed) ? this.#aimed : null,
  )
  readonly targets: ReadonlyMap<string, Target> = $derived.by(() => {
    const { round, view, names, edition, facts } = this.seen
    if (view.seat === null) return new Map<string, Target>()
    const { speedPile } = facts
    return targetsOf(this.uses, round, view.seat, names, edition, speedPile, this.aimed)
  })
  readonly actions: Action[] = $derived.by(() => (this.plays ? this.#offered() : []))

  #look: () => Seen

  constructor(look: () => Seen) {
    this.#look = look
  }

  private get seen(): Seen {
    return this.#look()
  }

  /** Chooses a card, or lets go of it; out of turn it only lies ready. */
  choose = (at: number): void => {
    const id = this.cards[at]?.id ?? null
    const next = id === this.#id ? null : id
    this.letGo()
    this.#id = next
  }

  /** Chooses a card that cannot be laid, and says why. */
  why = (at: number): void => {
    this.choose(at)
    const { round, names, edition } = this.seen
    if (this.card) this.reason = reasonFor(this.card, round.blocked, names, edition)
  }

  /** Goes from one opponent to the next. */
  aim = (): void => {
    const at = this.attacks.findIndex(({ party }) => party === this.aimed)
    this.#aimed = this.attacks[(at + 1) % this.attacks.length]?.party ?? null
  }

  letGo = (): void => {
    this.#id = null
    this.#aimed = null
    this.reason = null
  }

  play = (use: Use): void => {
    if (use.kind === 'discard' && isSafety(use.card)) this.throwing = use
    else this.send(use.move)
  }

  send = (move: Move): void => {
    const { table, view } = this.seen
    this.throwing = null
    this.letGo()
    void attempt(table.play(move), view)
  }

  #offered(): Action[] {
    const { round, names, edition } = this.seen
    if (offers(round.legal, 'coup')) return [this.#answer()]
    if (!this.card) return [hint(this.myTurn ? 'rallye-note-choose' : 'rallye-note-wait')]
    if (!this.myTurn) return [{ ...hint('rallye-do-why'), disabled: false, run: this.#askWhy }]
    const { uses, aimed, play, aim } = this
    return actionsFor({ uses, aimed, names, edition, play, aim })
  }

  /** The attack can be answered as long as its window is open, also without its scene. */
  #answer(): Action {
    const { round, edition } = this.seen
    const safety = SHIELD_OF[round.attack?.hazard ?? 'stop'] ?? 'right-of-way'
    const label = say('web', 'rallye-coup', { card: cardName('rallye', safety, edition) })
    return {
      id: 'coup',
      label,
      icon: 'bolt',
      tone: 'main',
      move: 'coup',
      run: () => this.send('coup'),
    }
  }

  #askWhy = (): void => {
    const { table, view, names, edition } = this.seen
    const { card } = this
    if (!card) return
    const asked = askReasonFor(card, table, names, edition).then((reason) => {
      if (card === this.card) this.reason = reason
    })
    void attempt(asked, view)
  }
}

/** Keeps the bar as high as it is with something to do. */
function hint(text: string): Action {
  return {
    id: 'hint',
    label: say('web', text),
    tone: 'plain',
    disabled: true,
    run: () => undefined,
  }
}
