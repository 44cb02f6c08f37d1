/** How the questions about UNO are laid out. */
import type { CaseFace, Option, Place } from '../judge/caseFace'
import type { UnoCard } from '../protocol/generated'
import { cardName, say } from '../texts/texts.svelte'
import { cardGroups } from './cardGroups'
import { COLOURS, colourName } from './cards'

const GAME = 'uno'
const WILDS: readonly UnoCard[] = ['wild', 'wild-draw-four']
const PLAYERS = [2, 3, 4, 5, 6]
const ACTS = ['play', 'draw', 'keep', 'uno', 'challenge', 'accept', 'catch', 'swap', 'name']
/** What others may have done just before. */
const ANSWERS = ['challenge', 'accept', 'draw']
const PASSED_ON = [2, 4, 6, 8]

export const caseFace: CaseFace = {
  places(edition) {
    const cards = cardGroups(edition).flatMap((group) =>
      group.cards.map((card) => option(card as UnoCard, edition)),
    )
    const colours = COLOURS.map((words) => ({ words, label: colourName(words) }))
    const seats = [1, 2, 3].map((seat) => ({ words: String(seat), label: seatName(seat) }))
    const yes = { words: 'yes', label: say('web', 'judge-yes') }
    const right = { words: 'right', label: say('web', 'judge-direction-right') }
    return [
      lying('top', cards),
      { ...lying('colour', colours), empty: true },
      { ...lying('direction', [right]), empty: true },
      { ...moment('before', moves(cards)), several: ', ', empty: true },
      { ...moment('drawn', cards), empty: true },
      { ...moment('stack', numbered(PASSED_ON)), empty: true },
      { ...moment('uncalled', seats), empty: true },
      { ...moment('other', cards), several: ' ', empty: true },
      moment('turn', seats),
      moment('asker', seats),
      moment('players', numbered(PLAYERS)),
      asked('act', acts()),
      asked('card', cards),
      { ...asked('named', colours), empty: true },
      { ...asked('called-with', [yes]), empty: true },
      asked('target', seats),
      { ...asked('hand', cards), several: ' ', empty: true },
    ]
  },
  more: ['colour', 'hand', 'before', 'named', 'other', 'asker', 'turn', 'players', 'direction'],
}

function option(card: UnoCard, edition: string): Option {
  return { words: card, label: cardName(GAME, card, edition), card }
}

function asked(name: string, options: Option[]): Place {
  const group = say('web', 'judge-group-question')
  return { name, label: say('web', `judge-place-${name}`), group, options }
}

function lying(name: string, options: Option[]): Place {
  return { ...asked(name, options), group: say('web', 'judge-group-table') }
}

function moment(name: string, options: Option[]): Place {
  return { ...asked(name, options), group: say('web', 'judge-group-moment') }
}

function acts(): Option[] {
  return ACTS.map((words) => ({ words, label: say('web', `judge-act-${words}`) }))
}

/** The first seat lays a card, a wild one with a colour; then others answer. */
function moves(cards: readonly Option[]): Option[] {
  const laid = cards.flatMap((each) =>
    WILDS.includes(each.card as UnoCard)
      ? COLOURS.map((colour) => ({
          ...each,
          words: `1: ${each.words}=${colour}`,
          label: move(1, say('web', 'judge-of', { place: each.label, party: colourName(colour) })),
        }))
      : [{ ...each, words: `1: ${each.words}`, label: move(1, each.label) }],
  )
  const answers = ANSWERS.map((act) => ({
    words: `2: ${act}`,
    label: move(2, say('web', `judge-act-${act}`)),
  }))
  return [...laid, ...answers]
}

function move(seat: number, what: string): string {
  return say('web', 'judge-move', { seat: seatName(seat), what })
}

function seatName(seat: number): string {
  return say('web', 'judge-seat', { seat })
}

function numbered(numbers: readonly number[]): Option[] {
  return numbers.map((number) => ({ words: String(number), label: String(number) }))
}
