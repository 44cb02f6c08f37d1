/** What stands on a pad, in words. */
import type { Game } from '../net/views'
import type { PadPlace, PadProblem, PadView } from '../protocol/generated'
import { settings } from '../settings/settings.svelte'
import { cardName, editionOf, say } from '../texts/texts.svelte'
import { NOBODY, NONE, numberIn } from './fields'
import { padFaceOf } from './padFace'
import { leaders } from './standing'

export function gameOf({ game }: PadView): Game {
  return game as Game
}

export function partyName({ names, members }: PadView, party: number): string {
  return listed(members[party]!.map((seat) => names[seat]!))
}

/** The name of whom a field is about: of a seat where cards are entered by seat, else of a party. */
export function nameIn(view: PadView, number: number): string {
  return padFaceOf(view).hands ? view.names[number]! : partyName(view, number)
}

export function listed(names: readonly string[]): string {
  return new Intl.ListFormat(settings.language).format(names)
}

export function lineName(view: PadView, line: string): string {
  return say(gameOf(view), `line-${line}`, { edition: editionOf(view.rules) })
}

export function fieldName(field: string): string {
  return say('web', `pad-field-${field.replace('_', '-')}`)
}

export function placeInWords(view: PadView, place: PadPlace): string {
  const { on, seat, round, field, of } = place
  if (on === 'seat') return say('web', 'pad-place-seat', { number: seat! + 1 })
  if (on === 'dealer') return say('web', 'pad-place-dealer')
  const words = { round: round!, field: fieldName(field!) }
  if (of == null) return say('web', 'pad-place-round', words)
  return say('web', 'pad-place-party', { ...words, party: nameIn(view, of) })
}

export function valueInWords(view: PadView, place: PadPlace, value: string | null): string {
  if (value === null) return say('web', 'pad-empty')
  if (place.on === 'seat') return value
  if (place.on === 'dealer') return view.names[Number(value) - 1] ?? value
  if (place.on === 'problem') return say('web', 'pad-kept')
  return answerInWords(view, place.field!, value)
}

export function answerInWords(view: PadView, field: string, value: string): string {
  if (value === NOBODY) return say('web', 'pad-nobody')
  if (value === 'yes' || value === 'no') return say('web', `pad-${value}`)
  switch (padFaceOf(view).answersTo(field)) {
    case 'parties':
      return partyName(view, numberIn(value)!)
    case 'seats':
      return view.names[numberIn(value)!]!
    default:
      return padFaceOf(view).answerInWords(view, field, value) ?? value
  }
}

export function cardsInWords(view: PadView, value: string): string {
  if (value === NONE) return say('web', 'pad-none')
  const edition = editionOf(view.rules)
  return listed(value.split(' ').map((card) => cardName(gameOf(view), card, edition)))
}

/** What is wrong with a field, and what people keep all the same. */
export function problemsInWords(problems: readonly PadProblem[]): string {
  return problems
    .map(({ kept, words }) => say('web', kept ? 'pad-cell-kept' : 'pad-cell-problem', { words }))
    .join(' ')
}

/** The question for a field that is missing. */
export function question(view: PadView, field: string, of: number | null): string {
  const party = of === null ? '' : nameIn(view, of)
  return say('web', `pad-ask-${field.replace('_', '-')}`, { party })
}

/** Who leads or has won, and by how much. */
export function standingInWords(view: PadView): string {
  const ahead = leaders(view)
  if (ahead.length === 0) return ''
  const points = view.totals[ahead[0]!]!
  const names = listed(ahead.map((party) => partyName(view, party)))
  // A team is several people, and so is its verb.
  const people = ahead.flatMap((party) => view.members[party]!).length
  if (view.winners.length > 0) return say('web', 'pad-won', { names, people, points })
  if (ahead.length > 1) return say('web', 'pad-tie', { names })
  const leader = { name: names, people }
  if (view.fewest_win) return say('web', 'pad-leads-fewest', { ...leader, points })
  const { target } = view
  return say('web', 'pad-leads', { ...leader, points: Math.max(0, target - points), target })
}

export function gameName(view: PadView): string {
  return say('web', `start-${view.game}`)
}

export function editionName(view: PadView): string {
  const edition = editionOf(view.rules)
  return `${say('web', `edition-${edition}-name`)}, ${say('web', `edition-${edition}-maker`)}`
}

/** Points of all parties: "Lena 2.200, Oma 825". */
export function pointsInWords(view: PadView, points: readonly number[]): string {
  return points
    .map((each, party) =>
      say('web', 'pad-say-total', { party: partyName(view, party), points: each }),
    )
    .join(', ')
}
