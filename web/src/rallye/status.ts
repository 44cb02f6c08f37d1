/** The status line: whose turn it is, what happened last, what a chosen card would do. */
import type { Happening } from '../net/table'
import type { RallyeCard, RallyeEvent, RallyeRound } from '../protocol/generated'
import { isStoodIn } from '../table/presence'
import { cardName, say, type Names } from '../texts/texts.svelte'
import { isDistance, kmOf } from './cards'
import { ownDisplay } from './displays'
import { instruction } from './instruction'
import { isStuck, offers, type Use } from './moves'
import { coupName, narrate, whom } from './sentences'
import type { RallyeView } from './views'

export interface Status {
  title: string
  text: string
}

export interface Moment {
  view: RallyeView
  round: RallyeRound
  names: Names
  edition: string
  happenings: readonly Happening[]
  /** The chosen card and what may be done with it. */
  card: RallyeCard | null
  uses: readonly Use[]
  aimed: number | null
}

export function statusOf(moment: Moment): Status {
  const { view, round, names } = moment
  const named = { name: names.seat(round.on_turn) }
  switch (round.phase) {
    case 'window':
      return attackStatus(moment)
    case 'call':
      return goalStatus(moment)
    case 'over':
      return { title: say('web', 'rallye-status-over'), text: lastTold(moment) }
  }
  if (isStoodIn(view)) {
    const text = say('web', 'rallye-status-stood-in-text')
    return { title: say('web', 'rallye-status-stood-in'), text }
  }
  if (round.on_turn === view.seat) return ownTurn(moment)
  const title = say('web', 'rallye-status-turn', named)
  if (moment.card === null) return { title, text: lastTold(moment) }
  const card = cardName('rallye', moment.card, moment.edition)
  return { title, text: say('web', 'rallye-status-noted', { card }) }
}

function attackStatus({ view, round, names, edition }: Moment): Status {
  const party = round.attack?.party ?? 0
  const safety = round.attack ? cardName('rallye', round.attack.safety, edition) : ''
  const id = offers(round.legal, 'coup')
    ? 'coup'
    : offers(round.legal, 'stand')
      ? 'stand'
      : 'window'
  return {
    title: say('web', 'rallye-status-attack', whom(round, view.seat, party, names)),
    text: say('web', `rallye-status-${id}`, { safety, term: coupName(edition) }),
  }
}

function goalStatus({ view, round, names }: Moment): Status {
  const by = { you: yes(round.on_turn === view.seat), name: names.seat(round.on_turn) }
  const text = say('web', 'rallye-status-call', { ...by, km: round.agreed.extended_goal })
  return { title: say('web', 'rallye-status-goal', by), text }
}

function ownTurn(moment: Moment): Status {
  const title = say('web', 'rallye-status-your-turn')
  const { round, view, names, uses, aimed, edition } = moment
  const attacks = uses.filter((use) => use.kind === 'attack')
  if (attacks.length > 1 && aimed === null) {
    const parties = attacks.map(({ party }) => names.party(party)).join(', ')
    return {
      title: say('web', 'rallye-status-whom'),
      text: say('web', 'rallye-status-open-to', { parties }),
    }
  }
  const text = chosenText(moment) || instruction(round, view.seat, edition)
  return { title, text: text || lastTold(moment) }
}

/** What the chosen card would do; empty if none is chosen. */
function chosenText({ round, view, names, card, uses, aimed }: Moment): string {
  const [first] = uses
  if (!card || !first) return ''
  switch (first.kind) {
    case 'discard':
      return isStuck(round.legal) ? '' : say('web', 'rallye-status-only-discard')
    case 'attack':
      return say('web', 'rallye-status-attacks', { party: names.party(aimed ?? first.party) })
    case 'lay': {
      if (!isDistance(card)) return ''
      const km = (ownDisplay(round, view.seat)?.km ?? 0) + kmOf(card)
      return say('web', 'rallye-status-drive', { km })
    }
  }
}

/** The sentences about the last happening that has any. */
function lastTold({ happenings, view, names, edition }: Moment): string {
  for (const { events } of happenings.toReversed()) {
    const told = (events as RallyeEvent[])
      .map((event) => narrate(event, view, names, edition))
      .filter((sentence) => sentence !== null)
    if (told.length > 0) return told.join(' ')
  }
  return ''
}

function yes(is: boolean): string {
  return is ? 'yes' : 'no'
}
