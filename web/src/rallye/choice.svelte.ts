/** The card a player has chosen, where it may go, and how it is played. */
import { untrack } from 'svelte'
import type { Table } from '../net/table'
import type { Move, RallyeCard, RallyeRound } from '../protocol/generated'
import type { Action } from '../table/ActionBar.svelte'
import { announce } from '../table/announcer.svelte'
import { attempt } from '../table/errorMessage.svelte'
import { moments } from '../table/moments.svelte'
import { isMyTurn, isStoodIn } from '../table/presence'
import { cardName, say, type Names } from '../texts/texts.svelte'
import { actionsFor } from './actions'
import { isSafety } from './cards'
import { asksByDialog } from './cues'
import { partyOf } from './displays'
import { handOf } from './hand'
import { isStuck, offers, usesOf, type Use } from './moves'
import type { Reason } from './reasons'
import { targetsOf, type Target } from './targets'
import type { RallyeView } from './views'

type Reasons = typeof import('./reasons')

/** What is known of the table while somebody chooses. */
export interface Seen {
  table: Table
  view: RallyeView
  round: RallyeRound
  names: Names
  edition: string
  /** Nothing can be played: in a replay, or by a spectator. */
  readonly: boolean
}

export class Choice {
  #id = $state<string | null>(null)
  #aimed = $state<number | null>(null)
  #putOff = $state<string | null>(null)
  reason = $state.raw<Reason | null>(null)
  /** A safety to throw away, not confirmed yet. */
  throwing = $state.raw<Use | null>(null)

  readonly round = $derived.by(() => this.seen.round)
  readonly plays = $derived.by(() => !this.seen.readonly && this.seen.view.seat !== null)
  /** Whether the viewer moves, and not a bot in their place. */
  readonly acts = $derived.by(() => this.plays && !isStoodIn(this.seen.view))
  /** The round waits for this seat. */
  readonly asked = $derived.by(() => this.acts && isMyTurn(this.seen.view))
  /** The id of a question besides the turn: at the goal, or about an attack, identified by its start. */
  readonly question = $derived.by((): string | null => {
    const { attack, legal } = this.round
    const { seat, clock } = this.seen.view
    if (!this.acts || seat === null) return null
    if (!attack) return offers(legal, 'extend') ? 'goal' : null
    return attack.party === partyOf(this.round, seat) ? `attack ${clock?.began}` : null
  })
  /** Its dialog is open; not over what is being told meanwhile, nor over the car at its goal. */
  readonly asking = $derived.by(() => {
    const { question } = this
    if (question === null || question === this.#putOff || this.seen.table.behind) return false
    return asksByDialog(this.seen.view) && (question !== 'goal' || moments.now === null)
  })
  readonly myTurn = $derived.by(() => this.asked && this.round.phase === 'turn')
  /** On turn, with nothing that can be laid. */
  readonly stuck = $derived.by(() => this.myTurn && isStuck(this.round.legal))

  readonly cards = $derived.by(() =>
    handOf(this.round, this.seen.edition, this.myTurn, this.seen.table.drawn ?? []),
  )
  readonly index = $derived.by(() => this.cards.findIndex(({ id }) => id === this.#id))
  readonly card = $derived.by(() => this.cards[this.index]?.card ?? null)
  readonly uses = $derived.by(() =>
    this.card && this.myTurn ? usesOf(this.round.legal, this.card) : [],
  )
  readonly attacks = $derived.by(() => this.uses.filter((use) => use.kind === 'attack'))
  /** The party Enter would attack. */
  readonly aimed = $derived.by(() =>
    this.attacks.some(({ party }) => party === this.#aimed) ? this.#aimed : null,
  )
  readonly targets: ReadonlyMap<string, Target> = $derived.by(() => {
    const { view, names, edition } = this.seen
    if (view.seat === null) return new Map<string, Target>()
    return targetsOf(this.uses, this.round, view.seat, names, edition, this.aimed)
  })
  readonly actions: Action[] = $derived.by(() => (this.plays ? this.#offered() : []))

  #look: () => Seen

  constructor(look: () => Seen) {
    this.#look = look
    $effect(() => {
      if (this.question === null) this.#putOff = null
    })
    $effect(() => {
      // A move in flight when the connection broke may not have arrived.
      if (this.seen.table.status !== 'live') untrack(this.letGo)
    })
    $effect(() => {
      // A reason holds only for the round it was given in.
      void this.round
      this.reason = null
    })
    $effect(() => {
      const move = this.throwing?.move
      if (move && !(this.myTurn && this.round.legal.includes(move))) this.throwing = null
    })
  }

  private get seen(): Seen {
    return this.#look()
  }

  /** Chooses a card, or deselects it; out of turn it is only prepared. */
  choose = (at: number): void => {
    const id = this.cards[at]?.id ?? null
    const next = id === this.#id ? null : id
    this.letGo()
    this.#id = next
  }

  /** Chooses a card that cannot be laid, and says why. */
  why = (at: number): void => {
    this.choose(at)
    const { view, names } = this.seen
    const { blocked } = this.round
    // The card that the rules require first may not be in the hand.
    const onward = this.stuck ? ` ${say('web', 'rallye-stuck')}` : ''
    this.#explain(({ reasonFor }, card) => {
      const reason = reasonFor(card, blocked, view, names)
      return reason && { ...reason, text: reason.text + onward }
    })
  }

  /** Aims at the next opponent. */
  aim = (): void => {
    const at = this.attacks.findIndex(({ party }) => party === this.aimed)
    const next = this.attacks[(at + 1) % this.attacks.length]
    this.#aimed = next?.party ?? null
    if (!next) return
    announce(say('web', 'rallye-do-attack', { party: this.seen.names.party(next.party) }))
  }

  /**
   * Closes the dialog of a question; it can still be answered by the action bar. Where all others
   * are bots, or people hand the device around, an attack stands then: nobody waits any longer.
   */
  putOff = (): void => {
    this.#putOff = this.question
    const { solo, pace } = this.seen.view
    if ((solo || pace === 'device') && offers(this.round.legal, 'stand')) this.send('stand')
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

  /** Plays a move; the card stays chosen until the server has answered. */
  send = (move: Move): void => {
    const { table, view } = this.seen
    const sent = this.#id
    this.throwing = this.reason = null
    void attempt(table.play(move), view).finally(() => {
      if (this.#id === sent) this.letGo()
    })
  }

  #offered(): Action[] {
    const { names, edition } = this.seen
    if (this.acts && offers(this.round.legal, 'coup'))
      return [{ ...this.#answer('coup'), icon: 'bolt' }]
    if (this.question === 'goal' && !this.asking) {
      return [this.#answer('extend'), { ...this.#answer('finish'), tone: 'plain' }]
    }
    if (this.stuck && !this.card) return [hint('rallye-note-discard')]
    if (!this.card) return [hint(this.myTurn ? 'rallye-note-choose' : 'rallye-note-wait')]
    if (!this.myTurn) return [{ ...hint('rallye-do-why'), disabled: false, run: this.#askWhy }]
    const { uses, aimed, play, aim } = this
    return actionsFor({ uses, aimed, names, edition, play, aim })
  }

  /** The action that answers a question, also after its dialog was closed. */
  #answer(move: 'coup' | 'extend' | 'finish'): Action {
    const { attack, agreed } = this.round
    const km = agreed.extended_goal
    const card = attack ? cardName('rallye', attack.safety, this.seen.edition) : ''
    const label = say('web', `rallye-${move}`, { card, km })
    return { id: move, label, tone: 'main', move, run: () => this.send(move) }
  }

  #askWhy = (): void => {
    const { table, names } = this.seen
    this.#explain(({ askReasonFor }, card) => askReasonFor(card, table, names))
  }

  /** Shows a reason for the chosen card, if it is still chosen by then. */
  #explain(
    find: (reasons: Reasons, card: RallyeCard) => Reason | null | Promise<Reason | null>,
  ): void {
    const { card, round } = this
    if (!card) return
    const found = import('./reasons')
      .then((reasons) => find(reasons, card))
      .then((reason) => {
        if (card === this.card && round === this.round) this.reason = reason
      })
    void attempt(found, this.seen.view)
  }
}

/** A disabled action: it keeps the bar as high as with real ones. */
function hint(text: string): Action {
  return {
    id: 'hint',
    label: say('web', text),
    tone: 'plain',
    disabled: true,
    run: () => undefined,
  }
}
