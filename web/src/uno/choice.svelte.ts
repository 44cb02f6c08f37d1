/** What the viewer is about to do: the chosen card, a prepared call, a postponed question. */
import { fetchTable } from '../net/requests'
import type { Table } from '../net/table'
import type { Move, Refusal, UnoCard, UnoColour } from '../protocol/generated'
import { announce } from '../table/announcer.svelte'
import { attempt } from '../table/errorMessage.svelte'
import { identified, type HandCard } from '../table/handCards'
import { isMyTurn, isStoodIn } from '../table/presence'
import { cardName, explain, say, type Names } from '../texts/texts.svelte'
import { callCounts, chosenLay, coloursOf, laysOf, offerOf, type Lay } from './moves'
import type { UnoView } from './views'

export interface Seen {
  table: Table
  view: UnoView
  names: Names
  edition: string
  /** Whether the viewer has a seat and may act. */
  acting: boolean
}

/** Why a card cannot be laid now. */
export interface Why {
  title: string
  text: string
  clause: string
}

export type Question = 'doubt' | 'colour' | 'swapping'

const QUESTIONS: readonly string[] = ['doubt', 'colour', 'swapping']
const NOTE_SHOWN_MS = 4000

export class Choice {
  /** A wild whose colour is being chosen. */
  wishing = $state<UnoCard | null>(null)
  why = $state<Why | null>(null)
  note = $state('')
  #chosenId = $state<string | null>(null)
  #calling = $state(false)
  #putOff = $state(false)

  readonly round = $derived.by(() => this.seen().view.match!.round)
  /** Whether a bot plays in the viewer's place. */
  readonly stoodIn = $derived.by(() => isStoodIn(this.seen().view))
  readonly offer = $derived.by(() =>
    offerOf(this.seen().acting && !this.stoodIn ? this.round.legal : []),
  )
  readonly onTurn = $derived.by(() => this.seen().acting && isMyTurn(this.seen().view))
  readonly cards = $derived.by((): HandCard[] => {
    const ids = identified(this.round.hand)
    const drawn = this.round.drawn === null ? -1 : this.round.hand.lastIndexOf(this.round.drawn)
    return this.round.hand.map((card, index) => ({
      id: ids[index]!,
      card,
      name: cardName('uno', card, this.seen().edition),
      locked: this.onTurn && laysOf(this.offer, card).length === 0,
      ...(index === drawn || this.seen().table.drawn?.includes(ids[index]!)
        ? { mark: 'drawn' as const }
        : {}),
    }))
  })
  readonly chosen = $derived.by((): number | null => {
    const index = this.cards.findIndex(({ id }) => id === this.#chosenId)
    return index < 0 || this.cards[index]!.locked ? null : index
  })
  readonly lays = $derived.by((): readonly Lay[] =>
    this.chosen === null ? [] : laysOf(this.offer, this.cards[this.chosen]!.card),
  )
  readonly callCounts = $derived.by(() => callCounts(this.offer))
  /** Whether the next card is laid with a call. */
  readonly calling = $derived.by(() => this.#calling && this.callCounts)
  readonly question = $derived.by((): Question | null =>
    this.onTurn && QUESTIONS.includes(this.round.phase) ? (this.round.phase as Question) : null,
  )
  /** The question whose dialog is open; not over what is being told meanwhile. */
  readonly asked = $derived.by(() =>
    this.#putOff || this.seen().table.behind ? null : this.question,
  )

  constructor(readonly seen: () => Seen) {
    $effect(() => {
      void this.question
      this.#putOff = false
    })
    $effect(() => {
      if (!this.callCounts) this.#calling = false
    })
    $effect(() => {
      // A move in flight when the connection broke may not have arrived.
      if (this.seen().table.status !== 'live') this.#chosenId = null
    })
    $effect(() => {
      if (this.wishing && laysOf(this.offer, this.wishing).length === 0) this.wishing = null
    })
    $effect(() => {
      const { drawn, hand } = this.round
      const card = drawn === null ? undefined : this.cards[hand.lastIndexOf(drawn)]
      if (card && !card.locked) this.#chosenId = card.id
    })
    $effect(() => {
      // A reason holds only for the round it was given in, and so does a note.
      void this.round
      this.why = null
      this.note = ''
    })
  }

  choose(index: number): void {
    const id = this.cards[index]?.id ?? null
    this.#chosenId = this.#chosenId === id ? null : id
    this.why = null
  }

  /** Lays the chosen card; for a wild it asks for the colour first. */
  lay(): void {
    const [first] = this.lays
    if (!first) return
    if (coloursOf(this.lays).length > 0) this.wishing = first.card
    else this.#layAs(this.lays, null)
  }

  wish(colour: UnoColour): void {
    const lays = this.wishing ? laysOf(this.offer, this.wishing) : []
    this.wishing = null
    this.#layAs(lays, colour)
  }

  /** Calls at once if that counts, otherwise with the next card. */
  call(): void {
    if (this.offer.words.has('uno')) return void this.play('uno')
    if (!this.callCounts) return this.say(say('web', 'uno-call-idle'))
    this.#calling = !this.#calling
    if (this.#calling) announce(say('web', 'uno-call-armed'))
  }

  putOff(): void {
    this.#putOff = true
  }

  askAgain(): void {
    this.#putOff = false
  }

  /** Plays a move; the card stays chosen until the server has answered. */
  async play(move: Move): Promise<void> {
    const sent = this.#chosenId
    this.why = null
    const { table, view } = this.seen()
    await attempt(table.play(move), view)
    if (this.#chosenId === sent) this.#chosenId = null
    this.#calling = false
  }

  /** Says why a card cannot be laid; out of turn the server is asked. */
  async ask(index: number): Promise<void> {
    const card = this.cards[index]?.card as UnoCard | undefined
    if (!card) return
    const refusal = this.round.blocked[card]?.[0]?.[1]
    if (refusal) return this.#explain(card, refusal)
    await attempt(this.#fetchReason(card), this.seen().view)
  }

  /** Shows and announces a note for a while. */
  say(text: string): void {
    this.note = text
    announce(text)
    setTimeout(() => {
      if (this.note === text) this.note = ''
    }, NOTE_SHOWN_MS)
  }

  #layAs(lays: readonly Lay[], colour: UnoColour | null): void {
    const lay = chosenLay(lays, colour, this.calling)
    if (lay) void this.play(lay.move)
  }

  async #fetchReason(card: UnoCard): Promise<void> {
    const { table } = this.seen()
    const { view } = await fetchTable(table.id, table.code)
    const refusal = (view as UnoView).match?.round.blocked[card]?.[0]?.[1]
    if (refusal) this.#explain(card, refusal)
  }

  #explain(card: UnoCard, refusal: Refusal): void {
    const { edition, names } = this.seen()
    this.why = {
      title: say('web', 'uno-why-title', { card: cardName('uno', card, edition) }),
      text:
        refusal.reason === 'not-your-turn'
          ? say('web', 'uno-not-your-turn', { name: names.seat(Number(refusal.args.seat)) })
          : explain('uno', refusal, edition, names),
      clause: refusal.clause,
    }
  }
}
