/** What the bar at the bottom offers for a chosen card. */
import type { Action } from '../table/ActionBar.svelte'
import { say, type Names } from '../texts/texts.svelte'
import { isDistance } from './cards'
import type { Use } from './moves'
import { layLabel } from './targets'

export interface Offer {
  uses: readonly Use[]
  /** The party the next attack goes to. */
  aimed: number | null
  names: Names
  edition: string
  play: (use: Use) => void
  /** Aims at the next opponent. */
  aim: () => void
}

export function actionsFor(offer: Offer): Action[] {
  const { uses } = offer
  const discard = uses.find(({ kind }) => kind === 'discard')
  const lay = uses.find(({ kind }) => kind === 'lay')
  const attacks = uses.filter((use) => use.kind === 'attack')
  const actions: Action[] = []
  if (lay) actions.push(laying(lay, offer))
  if (attacks.length > 0) actions.push(attacking(attacks, offer))
  if (discard) actions.push(discarding(discard, offer))
  return actions
}

/** What can be done with a chosen card, for whoever only hears it. */
export function waysOf(uses: readonly Use[], names: Names, edition: string): string[] {
  return uses.map((use) => {
    if (use.kind === 'discard') return say('web', 'rallye-do-discard')
    if (use.kind === 'lay')
      return isDistance(use.card) ? layLabel(use.card, edition) : say('web', 'rallye-word-lay')
    return say('web', 'rallye-do-attack', { party: names.party(use.party) })
  })
}

function laying(use: Use, { edition, play }: Offer): Action {
  return {
    id: 'lay',
    label: layLabel(use.card, edition),
    icon: 'play',
    tone: 'main',
    key: 'Enter',
    move: use.move,
    takes: use.card,
    run: () => play(use),
  }
}

function attacking(attacks: Extract<Use, { kind: 'attack' }>[], offer: Offer): Action {
  const { aimed, names, play, aim } = offer
  const use = attacks.length === 1 ? attacks[0] : attacks.find(({ party }) => party === aimed)
  const base = { id: 'attack', icon: 'target', tone: 'attack', key: 'Enter' } as const
  if (!use) return { ...base, label: say('web', 'rallye-do-aim'), run: aim }
  const label = say('web', 'rallye-do-attack', { party: names.party(use.party) })
  return { ...base, label, move: use.move, takes: use.card, run: () => play(use) }
}

function discarding(use: Use, { play }: Offer): Action {
  return {
    id: 'discard',
    label: say('web', 'rallye-do-discard'),
    tone: 'plain',
    key: 'A',
    move: use.move,
    takes: use.card,
    run: () => play(use),
  }
}
