/** The status line: whose turn it is, what happened last, what a chosen card would do. */
import type { Happening } from '../net/table'
import type { RallyeCard, RallyeEvent, RallyeRound } from '../protocol/generated'
import { isStoodIn } from '../table/presence'
import { cardName, say, type Names } from '../texts/texts.svelte'
import { isDistance, kmOf } from './cards'
import { ownDisplay } from './displays'
import { isStuck, type Use } from './moves'
import { narrate, whom } from './sentences'
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
      return {
        title: say('web', 'rallye-status-goal', {
          you: yes(round.on_turn === view.seat),
          ...named,
        }),
        text: say('web', 'rallye-status-call', { km: round.agreed.extended_goal }),
      }
    case 'over':
      return { title: say('web', 'rallye-status-over'), text: lastTold(moment) }
  }
  if (isStoodIn(view)) {
    return { title: say('web', 'rallye-status-stood-in'), text: lastTold(moment) }
  }
  if (round.on_turn === view.seat) return ownTurn(moment)
  const title = say('web', 'rallye-status-turn', named)
  if (moment.card === null) return { title, text: lastTold(moment) }
  const card = cardName('rallye', moment.card, moment.edition)
  return { title, text: say('web', 'rallye-status-noted', { card }) }
}

function attackStatus({ view, round, names }: Moment): Status {
  const party = round.attack?.party ?? 0
  return {
    title: say('web', 'rallye-status-attack', whom(round, view.seat, party, names)),
    text: say('web', 'rallye-status-window'),
  }
}

function ownTurn(moment: Moment): Status {
  const { view, round, names, card, uses, aimed } = moment
  const title = say('web', 'rallye-status-your-turn')
  if (isStuck(round.legal)) return { title, text: say('web', 'rallye-stuck') }
  const attacks = uses.filter((use) => use.kind === 'attack')
  if (attacks.length > 1 && aimed === null) {
    const parties = attacks.map(({ party }) => names.party(party)).join(', ')
    return {
      title: say('web', 'rallye-status-whom'),
      text: say('web', 'rallye-status-open-to', { parties }),
    }
  }
  const lays = uses.some(({ kind }) => kind === 'lay')
  if (card && isDistance(card) && lays) {
    const from = ownDisplay(round, view.seat)?.km ?? 0
    return { title, text: say('web', 'rallye-status-drive', { km: kmOf(card), from }) }
  }
  return { title, text: lastTold(moment) }
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
