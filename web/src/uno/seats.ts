/** What others see of a seat. */
import { shapesAt } from '../table/names'
import { thinkerAt } from '../table/thinker'
import { say, type Names } from '../texts/texts.svelte'
import type { Recent } from './recent'
import type { UnoView } from './views'

export interface SeatView {
  number: number
  name: string
  /** The name of the shape by which it is known. */
  shape: string
  party: number
  bot: boolean
  stoodIn: boolean
  /** The connection is gone. */
  away: boolean
  count: number
  onTurn: boolean
  thinking: boolean
  /** It was just called. */
  calling: boolean
  /** The call was forgotten, and the helper shows it. */
  told: boolean
  drew: number
  /** What the picture shows, for screen readers. */
  notes: readonly string[]
}

export interface Watched {
  absent: (seat: number) => boolean
  recent: Recent
  /** Whether forgotten calls are shown. */
  helper: boolean
}

export function seatView(
  number: number,
  view: UnoView,
  names: Names,
  { absent, recent, helper }: Watched,
): SeatView {
  const round = view.match!.round
  const chair = view.chairs[number]
  const bot = chair?.kind === 'bot'
  const stoodIn = chair?.stood_in ?? false
  const away = absent(number)
  const party = round.members.findIndex((members) => members.includes(number))
  const onTurn = round.phase !== 'over' && round.on_turn === number
  const calling = recent.called.has(number) && round.hand_sizes[number] === 1
  const told = helper && round.uncalled === number
  return {
    number,
    name: number === view.seat ? say('web', 'uno-you') : names.seat(number),
    shape: shapesAt(view)[number] ?? '',
    party,
    bot,
    stoodIn,
    away,
    count: round.hand_sizes[number] ?? 0,
    onTurn,
    thinking: thinkerAt(view) === number,
    calling,
    told,
    drew: recent.drew.get(number) ?? 0,
    notes: notesOf({ bot, isPartner: isPartner(view, party), away, stoodIn }),
  }
}

/** The others with one card left: only they can have forgotten to call. */
export function withLastCard({ seat: own, match }: UnoView): number[] {
  const sizes = match!.round.hand_sizes
  return sizes.flatMap((cards, seat) => (cards === 1 && seat !== own ? [seat] : []))
}

function isPartner(view: UnoView, party: number): boolean {
  const members = view.match!.round.members[party] ?? []
  return view.seat !== null && members.length > 1 && members.includes(view.seat)
}

interface Notes extends Pick<SeatView, 'bot' | 'away' | 'stoodIn'> {
  isPartner: boolean
}

function notesOf(is: Notes): string[] {
  const notes: string[] = []
  if (is.bot) notes.push(say('web', 'table-bot'))
  if (is.isPartner) notes.push(say('web', 'uno-partner'))
  if (is.away) notes.push(say('web', 'uno-away'))
  if (is.stoodIn) notes.push(say('web', 'uno-bot-stands-in'))
  return notes
}
