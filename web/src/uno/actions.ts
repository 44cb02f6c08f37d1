/** What the action bar offers: at most two things to do, and the call, always in its place. */
import type { Action } from '../table/ActionBar.svelte'
import { say } from '../texts/texts.svelte'
import type { Deciding } from './deciding.svelte'
import { printedOn } from './faces'
import { layLabel } from './labels'

export function actionsOf(deciding: Deciding): Action[] {
  return [...doings(deciding), call(deciding)]
}

function doings(deciding: Deciding): Action[] {
  const { offer, round } = deciding
  if (deciding.question) return answers(deciding)
  const chosen = layOf(deciding)
  if (chosen) {
    const lays = [chosen]
    if (offer.words.has('keep')) lays.push(keep(deciding, 'plain'))
    if (offer.words.has('accept')) lays.push(accept(deciding, 'plain'))
    return lays
  }
  if (offer.words.has('keep')) return [keep(deciding, 'main')]
  if (offer.words.has('accept')) return [accept(deciding, 'main')]
  if (offer.words.has('draw')) return [draw(deciding)]
  if (round.phase === 'over') return []
  return waiting(deciding)
}

function answers(deciding: Deciding): Action[] {
  switch (deciding.question) {
    case 'doubt': {
      const run = () => void deciding.play('challenge')
      const label = say('web', 'uno-challenge')
      return [
        { id: 'challenge', label, tone: 'attack', move: 'challenge', run },
        accept(deciding, 'plain'),
      ]
    }
    case 'colour':
      return [again(deciding, say('web', 'uno-choose-colour'))]
    default:
      return [again(deciding, say('web', 'uno-choose-swap'))]
  }
}

function again(deciding: Deciding, label: string): Action {
  return { id: 'answer', label, tone: 'main', key: 'Enter', run: () => deciding.askAgain() }
}

/** What lays the chosen card, if it can be laid. */
export function layOf(deciding: Deciding): Action | undefined {
  return deciding.question === null && deciding.lays.length > 0 ? lay(deciding) : undefined
}

function lay(deciding: Deciding): Action {
  const { view, names } = deciding.seen()
  const [first] = deciding.lays
  const { colour } = printedOn(first!.card)
  return {
    id: 'lay',
    label: layLabel(first!, view, names, deciding.calling),
    tone: 'main',
    key: 'Enter',
    ...(colour ? { suit: colour } : {}),
    ...(deciding.lays.some((way) => way.colour) ? {} : { move: first!.move }),
    takes: first!.card,
    run: () => deciding.lay(),
  }
}

function draw(deciding: Deciding): Action {
  const stuck = deciding.offer.lays.length === 0
  return {
    id: 'draw',
    label: say('web', stuck ? 'uno-draw-one' : 'uno-draw'),
    icon: 'cards',
    tone: stuck ? 'main' : 'plain',
    key: 'A',
    move: 'draw',
    run: () => void deciding.play('draw'),
  }
}

function keep(deciding: Deciding, tone: Action['tone']): Action {
  const run = () => void deciding.play('keep')
  return { id: 'keep', label: say('web', 'uno-keep'), tone, key: 'A', move: 'keep', run }
}

function accept(deciding: Deciding, tone: Action['tone']): Action {
  const label = say('web', 'uno-accept-short', { count: deciding.round.pending })
  const run = () => void deciding.play('accept')
  return { id: 'accept', label, tone, key: 'A', move: 'accept', run }
}

/** It is somebody else's turn: the place stays taken, and a card put ready can be asked about. */
function waiting(deciding: Deciding): Action[] {
  const { names } = deciding.seen()
  const { chosen } = deciding
  const actions: Action[] = []
  if (!deciding.onTurn) {
    const label = deciding.stoodIn
      ? say('web', 'uno-stood-in')
      : say('web', 'uno-their-turn', { name: names.seat(deciding.round.on_turn) })
    actions.push({ id: 'wait', label, tone: 'main', disabled: true, run: () => undefined })
  }
  if (chosen !== null) {
    const run = () => void deciding.ask(chosen)
    actions.push({ id: 'why', label: say('web', 'uno-why'), tone: 'plain', run })
  }
  return actions
}

function call(deciding: Deciding): Action {
  return {
    id: 'uno',
    label: say('web', 'uno-call'),
    tone: 'uno',
    key: 'U',
    disabled: deciding.stoodIn,
    counts: deciding.callCounts,
    pressed: deciding.calling,
    run: () => deciding.call(),
  }
}
