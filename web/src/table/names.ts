/** The names of seats and parties: those of their players. */
import { faceOf } from '../catalogue'
import { shapesOf } from '../look/shapes'
import type { View } from '../net/views'
import type { Refusal } from '../protocol/generated'
import { editionOf, explain, say, type Names } from '../texts/texts.svelte'

/** Names for texts about others; texts about the viewer have messages of their own. */
export function namesOf(view: View): Names {
  return {
    seat: (seat) => view.chairs[seat]?.name ?? say('web', 'table-seat', { seat: seat + 1 }),
    party: (party) => partyName(view, party),
  }
}

/** The shape of everybody at the table, by seat; that of a bot is its character. */
export function shapesAt({ chairs }: View): string[] {
  const isBot = (seat: number) => chairs[seat]?.kind === 'bot'
  const shapes = chairs.map((chair) => chair?.shape ?? '')
  const people = shapesOf(shapes.map((shape, seat) => (isBot(seat) ? '' : shape)))
  return shapes.map((shape, seat) => (isBot(seat) ? shape : people[seat]!))
}

/** The name of a party, from its members: "Igel und Fuchs". */
export function partyName(view: View, party: number): string {
  const names = namesOf(view)
  const members = partiesOf(view)[party] ?? [party]
  return joinNames(members.map((seat) => names.seat(seat)))
}

/** Names in a row, the last one joined by "and". */
export function joinNames(names: readonly string[]): string {
  return joined('table-and', names)
}

/** Words in a row, the last one joined by "or". */
export function joinChoices(words: readonly string[]): string {
  return joined('table-or', words)
}

function joined(how: string, words: readonly string[]): string {
  const last = words.at(-1) ?? ''
  if (words.length < 2) return last
  return say('web', how, { some: words.slice(0, -1).join(', '), last })
}

/** Which seats play together, by party; before the deal everybody plays for themselves. */
export function partiesOf(view: View): readonly (readonly number[])[] {
  if (!view.match) return view.chairs.map((_, seat) => [seat])
  return faceOf(view.game).partiesOf(view.match.round)
}

export function isMine(view: View, party: number): boolean {
  return view.seat !== null && (partiesOf(view)[party] ?? []).includes(view.seat)
}

/** Why something is refused. */
export function refusalInWords(refusal: Refusal, view: View): string {
  return (
    faceOf(view.game).refusalInWords?.(refusal, view) ??
    explain(view.game, refusal, editionOf(view.rules), namesOf(view))
  )
}
