/** How the questions about the rally game are laid out. */
import type { CaseFace, Option, Place } from '../judge/caseFace'
import type { RallyeCard } from '../protocol/generated'
import { cardName, say } from '../texts/texts.svelte'
import { CARDS, GROUPS } from './deck'

const GAME = 'rallye'
const PARTIES = ['A', 'B']
const PLAYERS = [2, 3, 4, 6]
const ACTS = ['lay', 'attack', 'discard', 'coup', 'stand', 'extend', 'finish']
/** What shows on a battle pile: a speed limit is picked beside it. */
const ON_TOP: readonly RallyeCard[] = [
  'roll',
  ...CARDS.hazard.filter((card) => card !== 'speed-limit'),
  'repairs',
  'spare-tyre',
  'petrol',
]
/** Distances a party may have driven, near the goals above all. */
const DRIVEN = [450, 500, 600, 625, 650, 675, 700, 800, 900, 950, 975]

export const caseFace: CaseFace = {
  places(edition) {
    const cards = GROUPS.flatMap((group) => CARDS[group]).map((card) => option(card, edition))
    const parties = PARTIES.map((letter) => ({ words: letter, label: partyName(letter) }))
    const seats = numbered([1, 2], (seat) => say('web', 'judge-seat', { seat }))
    return [
      ...PARTIES.flatMap((letter) => display(letter, edition)),
      asked('act', acts()),
      asked('card', cards),
      asked('target', parties),
      { ...asked('hand', cards), several: ' ', empty: true },
      { ...moment('attack', attacks(edition)), empty: true },
      { ...moment('before', moves(cards)), several: ', ', empty: true },
      moment('turn', seats),
      moment('asker', seats),
      { ...moment('caller', seats), empty: true },
      moment('players', numbered(PLAYERS, String)),
    ]
  },
  more: ['limit', 'safety', 'km', 'battle']
    .flatMap((name) => PARTIES.map((letter) => `${letter}.${name}`))
    .concat('hand', 'attack', 'before', 'turn', 'players'),
}

function display(letter: string, edition: string): Place[] {
  const group = partyName(letter)
  const place = (name: string, options: Option[], several?: ' '): Place => ({
    name: `${letter}.${name}`,
    label: say('web', `judge-place-${name}`),
    group,
    options,
    empty: true,
    ...(several ? { several } : {}),
  })
  const limit = option('speed-limit', edition)
  const km = CARDS.distance.map((card) => option(card, edition))
  const driven = DRIVEN.map((sum) => ({ words: String(sum), label: `${sum} km`, alone: true }))
  return [
    place(
      'battle',
      ON_TOP.map((card) => option(card, edition)),
    ),
    place('limit', [{ ...limit, words: 'yes' }]),
    place(
      'safety',
      CARDS.safety.map((card) => option(card, edition)),
      ' ',
    ),
    place('km', [...km, ...driven], ' '),
  ]
}

/** A card as cases name it: distances by their number alone. */
function option(card: RallyeCard, edition: string): Option {
  return { words: card.replace(/^km-/, ''), label: cardName(GAME, card, edition), card }
}

function asked(name: string, options: Option[]): Place {
  const group = say('web', 'judge-group-question')
  return { name, label: say('web', `judge-place-${name}`), group, options }
}

function moment(name: string, options: Option[]): Place {
  return { ...asked(name, options), group: say('web', 'judge-group-moment') }
}

function acts(): Option[] {
  return ACTS.map((words) => ({ words, label: say('web', `judge-act-${words}`) }))
}

function attacks(edition: string): Option[] {
  return PARTIES.flatMap((letter) =>
    CARDS.hazard.map((card) => ({
      words: `${card}>${letter}`,
      label: say('web', 'judge-of', {
        place: cardName(GAME, card, edition),
        party: partyName(letter),
      }),
      card,
    })),
  )
}

/** What the first seat may have played just before. */
function moves(cards: readonly Option[]): Option[] {
  const seat = say('web', 'judge-seat', { seat: 1 })
  const coup = { words: 'coup', label: say('web', 'judge-act-coup') }
  return [coup, ...cards].map((each) => ({
    ...each,
    words: `1: ${each.words}`,
    label: say('web', 'judge-move', { seat, what: each.label }),
  }))
}

function partyName(letter: string): string {
  return say('web', 'judge-party', { letter })
}

function numbered(numbers: readonly number[], label: (number: number) => string): Option[] {
  return numbers.map((number) => ({ words: String(number), label: label(number) }))
}
