/** A scene of a manual as a board's view, and what its claims say of the cards in the hand. */
import { faceOf } from '../catalogue'
import type { AnyCard, Game } from '../net/views'
import type { ManualClaim, ManualFigure, ManualScene } from '../protocol/generated'
import { joinNames } from '../table/names'
import type { Names } from '../texts/texts.svelte'
import type { ManualFace, Seen, Verdicts } from './manualFace'

type Match = NonNullable<Seen['match']>

/** What the seat of a scene sees: the views of a manual are those of a board. */
export function seenIn({ view }: ManualScene) {
  const match = view as unknown as Match
  return { seat: match.round.seat!, match } as Seen & { seat: number; match: Match }
}

/** The names of a figure; a party is its members. */
export function namesIn({ names }: ManualFigure, game: Game, { match }: Seen): Names {
  const seat = (seat: number) => names[seat] ?? ''
  const members = match ? faceOf(game).partiesOf(match.round) : []
  return { seat, party: (party) => joinNames((members[party] ?? []).map(seat)) }
}

/** The card of the own hand that a claim is about; null if it is about none. */
export function cardIn({ move: text }: ManualClaim, seen: Seen, face: ManualFace): AnyCard | null {
  const [seat, move = ''] = text.split(' ')
  return Number(seat) - 1 === seen.seat ? face.cardOf(move, seen) : null
}

/** What the claims say of each card; a card of which they say both is left out. */
export function verdictsOf(scene: ManualScene, face: ManualFace): Verdicts {
  const seen = seenIn(scene)
  const found = new Map<AnyCard, Set<boolean>>()
  for (const claim of scene.claims) {
    const card = cardIn(claim, seen, face)
    if (card !== null) found.set(card, (found.get(card) ?? new Set()).add(claim.reason === null))
  }
  const clear = [...found].filter(([, said]) => said.size === 1)
  return new Map(clear.map(([card, said]) => [card, said.has(true)]))
}

/** The table in words, as far as it is not as in the scene before. */
export function newWords(
  { scenes }: ManualFigure,
  index: number,
  names: Names,
  edition: string,
  face: ManualFace,
): string[] {
  const [now = [], before = []] = [scenes[index], scenes[index - 1]].map(
    (scene) => scene && face.describe(seenIn(scene), names, edition),
  )
  return now.filter((sentence) => !before.includes(sentence))
}
