/** The rally game in sentences: what happened, and what lies before a party. */
import type {
  RallyeCard,
  RallyeDisplayView,
  RallyeEvent,
  RallyeRound,
  TableEvent,
} from '../protocol/generated'
import { cardName, say, term, type Args, type Names } from '../texts/texts.svelte'
import { isDistance, kmOf } from './cards'
import { partyOf } from './displays'
import { cardGroup } from './deck'
import type { RallyeView } from './views'

/** An event in a sentence; null if it needs none. */
export function narrate(
  event: RallyeEvent | TableEvent,
  view: RallyeView,
  names: Names,
  edition: string,
): string | null {
  const round = view.match?.round
  if (!round) return null
  const card = (card: RallyeCard) => cardName('rallye', card, edition)
  const by = (seat: number) => ({ you: yes(seat === view.seat), name: names.seat(seat) })
  const on = (party: number) => whom(round, view.seat, party, names)
  const told = (id: string, args: Args) => say('web', `rallye-tell-${id}`, args)

  switch (event.event) {
    case 'Dealt':
      return told('dealt', { ...by(event.dealer), number: event.number })
    case 'Laid':
      return isDistance(event.card)
        ? told('drove', { ...by(event.seat), km: kmOf(event.card) })
        : told(`laid-${cardGroup(event.card)}`, { ...by(event.seat), card: card(event.card) })
    case 'Attacked':
      return told('attacked', { ...by(event.seat), ...on(event.party), card: card(event.card) })
    case 'AttackStood':
      return told('stood', { ...on(event.party), card: card(event.hazard) })
    case 'CoupFourrePlayed': {
      const term = coupName(edition)
      return told('coup', { ...by(event.seat), term, card: card(event.safety) })
    }
    case 'Lifted':
      return told('lifted', { ...on(event.party), card: card(event.hazard) })
    case 'Discarded':
      return told('discarded', { ...by(event.seat), card: card(event.card) })
    case 'GoalReached':
      return told('goal', { ...by(event.seat), km: event.km })
    case 'ExtensionCalled':
      return told('extended', { ...by(event.seat), km: event.goal })
    case 'RoundEnded':
      return event.winner === null ? told('nobody-won', {}) : told('round-won', on(event.winner))
    case 'MatchEnded':
      return told('match-won', {
        ...on(event.winners[0] ?? 0),
        count: event.winners.length,
      })
    default:
      return null
  }
}

/** The card a line of the log shows beside its sentence. */
export function miniCard(event: RallyeEvent | TableEvent): RallyeCard | null {
  switch (event.event) {
    case 'Laid':
    case 'Attacked':
    case 'Discarded':
      return event.card
    case 'CoupFourrePlayed':
      return event.safety
    case 'AttackStood':
    case 'Lifted':
      return event.hazard
    default:
      return null
  }
}

/** One display in a sentence or two, as a heading for screen readers. */
export function displayInWords(
  display: RallyeDisplayView,
  round: RallyeRound,
  view: Pick<RallyeView, 'seat'>,
  names: Names,
  edition: string,
): string {
  const card = (card: RallyeCard) => cardName('rallye', card, edition)
  const parts = [
    say('web', 'rallye-words-km', {
      ...whom(round, view.seat, display.party, names),
      km: display.km,
      goal: round.goal,
    }),
    display.battle
      ? say('web', 'rallye-words-battle', { card: card(display.battle) })
      : say('web', 'rallye-words-battle-bare'),
  ]
  if (display.speed) parts.push(say('web', 'rallye-words-speed', { card: card(display.speed) }))
  if (display.safeties.length > 0) {
    const cards = display.safeties.map(({ card: safety, crosswise }) =>
      crosswise
        ? say('web', 'rallye-words-crosswise', { card: card(safety), term: coupName(edition) })
        : card(safety),
    )
    parts.push(say('web', 'rallye-words-safeties', { cards: cards.join(', ') }))
  }
  for (const seat of display.members) {
    if (seat === view.seat) continue
    const count = round.hand_sizes[seat] ?? 0
    parts.push(say('web', 'rallye-words-holds', { name: names.seat(seat), count }))
  }
  return parts.join(' ')
}

/** "Blitz-Aktion", or whatever the edition's box calls it. */
export function coupName(edition: string): string {
  return term('rallye', 'coup-fourre', edition)
}

/** A party as the object of a sentence: you, you all, or a name. */
export function whom(
  round: RallyeRound,
  seat: number | null,
  party: number,
  names: Names,
): { whom: string; party: string } {
  const mine = seat !== null && partyOf(round, seat) === party
  const alone = round.displays[party]?.members.length === 1
  return { whom: mine ? (alone ? 'you' : 'team') : 'others', party: names.party(party) }
}

function yes(is: boolean): string {
  return is ? 'yes' : 'no'
}
