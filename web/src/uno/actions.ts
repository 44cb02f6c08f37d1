/** What the action bar offers: at most two things to do, and the call, always in its place. */
import type { UnoCard, UnoColour } from '../protocol/generated'
import type { Action } from '../table/ActionBar.svelte'
import { say } from '../texts/texts.svelte'
import type { Choice } from './choice.svelte'
import { kindOf, printedOn } from './cards'
import { layLabel } from './labels'

/** The colours of buttons that lay cards of these colours; all others are yellow anyway. */
const PAINTS: Partial<Record<UnoColour, { area: string; edge: string }>> = {
  red: { area: 'var(--uno-red)', edge: '#8e1b1c' },
  green: { area: 'var(--uno-green)', edge: '#09573c' },
  blue: { area: 'var(--uno-blue)', edge: '#103c78' },
}

export function actionsOf(choice: Choice): Action[] {
  return [...doings(choice), call(choice)]
}

function doings(choice: Choice): Action[] {
  const { offer, round } = choice
  if (choice.question) return answers(choice)
  const chosen = layOf(choice)
  if (chosen) {
    const lays = [chosen]
    if (offer.words.has('keep')) lays.push(keep(choice, 'plain'))
    if (offer.words.has('accept')) lays.push(accept(choice, 'plain'))
    return lays
  }
  if (offer.words.has('keep')) return [keep(choice, 'main')]
  if (offer.words.has('accept')) return [accept(choice, 'main')]
  if (offer.words.has('draw')) return [draw(choice)]
  if (round.phase === 'over') return []
  return waiting(choice)
}

function answers(choice: Choice): Action[] {
  switch (choice.question) {
    case 'doubt': {
      const run = () => void choice.play('challenge')
      const label = say('web', 'uno-challenge')
      return [
        { id: 'challenge', label, tone: 'attack', move: 'challenge', run },
        accept(choice, 'plain'),
      ]
    }
    case 'colour':
      return [again(choice, say('web', 'uno-choose-colour'))]
    default:
      return [again(choice, say('web', 'uno-choose-swap'))]
  }
}

function again(choice: Choice, label: string): Action {
  return { id: 'answer', label, tone: 'main', key: 'Enter', run: () => choice.askAgain() }
}

/** The action that lays the chosen card, if it can be laid. */
export function layOf(choice: Choice): Action | undefined {
  return choice.question === null && choice.lays.length > 0 ? lay(choice) : undefined
}

/** What laying a card does, for whoever only hears it after the card's name. */
export function wayOf({ label, takes }: Action): string {
  const { rank } = printedOn(takes as UnoCard)
  return kindOf(rank) === 'number' ? say('web', 'uno-lay-word') : label.replace(/ …$/, '')
}

function lay(choice: Choice): Action {
  const { view, names } = choice.seen()
  const [first] = choice.lays
  const { colour } = printedOn(first!.card)
  return {
    id: 'lay',
    label: layLabel(first!, view, names, choice.calling),
    tone: 'main',
    key: 'Enter',
    ...(colour && PAINTS[colour] ? { paint: PAINTS[colour] } : {}),
    ...(choice.lays.some((way) => way.colour) ? {} : { move: first!.move }),
    takes: first!.card,
    run: () => choice.lay(),
  }
}

function draw(choice: Choice): Action {
  const stuck = choice.offer.lays.length === 0
  return {
    id: 'draw',
    label: say('web', stuck ? 'uno-draw-one' : 'uno-draw'),
    icon: 'cards',
    tone: stuck ? 'main' : 'plain',
    key: 'A',
    move: 'draw',
    run: () => void choice.play('draw'),
  }
}

function keep(choice: Choice, tone: Action['tone']): Action {
  const run = () => void choice.play('keep')
  return { id: 'keep', label: say('web', 'uno-keep'), tone, key: 'A', move: 'keep', run }
}

function accept(choice: Choice, tone: Action['tone']): Action {
  const label = say('web', 'uno-accept-short', { count: choice.round.pending })
  const run = () => void choice.play('accept')
  return { id: 'accept', label, tone, key: 'A', move: 'accept', run }
}

/** The actions out of turn: a disabled one, and the reason why a chosen card cannot be laid. */
function waiting(choice: Choice): Action[] {
  const { names, view } = choice.seen()
  const { chosen } = choice
  const actions: Action[] = []
  if (!choice.onTurn) {
    const label = choice.stoodIn
      ? say('web', 'uno-stood-in')
      : view.clock?.kind === 'pause'
        ? say('web', 'pause-title')
        : say('web', 'uno-their-turn', { name: names.seat(choice.round.on_turn) })
    actions.push({ id: 'wait', label, tone: 'main', disabled: true, run: () => undefined })
  }
  if (chosen !== null) {
    const run = () => void choice.ask(chosen)
    actions.push({ id: 'why', label: say('web', 'uno-why'), tone: 'plain', run })
  }
  return actions
}

function call(choice: Choice): Action {
  return {
    id: 'uno',
    label: say('web', 'uno-call'),
    tone: 'call',
    key: 'U',
    disabled: choice.stoodIn,
    counts: choice.callCounts,
    pressed: choice.calling,
    run: () => choice.call(),
  }
}
