/** What to do on one's own turn, in one sentence. */
import type { RallyeCard, RallyeDisplayView, RallyeRound } from '../protocol/generated'
import { joinChoices } from '../table/names'
import { cardName, say } from '../texts/texts.svelte'
import { isDistance, isSafety } from './cards'
import { ownDisplay } from './displays'
import { isStuck, readUse, type Use } from './moves'

/** What keeps a party from driving: a hazard, or that no green light shows; and what helps. */
interface Standstill {
  hazard: RallyeCard | null
  remedy: RallyeCard
}

const REMEDIES: Partial<Record<RallyeCard, RallyeCard>> = {
  stop: 'roll',
  accident: 'repairs',
  'flat-tyre': 'spare-tyre',
  'empty-tank': 'petrol',
}
const DEEDS = ['drive', 'lay', 'attack', 'safety', 'discard']
const NEED_GREEN: readonly (RallyeCard | null)[] = [null, 'repairs', 'spare-tyre', 'petrol']

/** Empty where nothing may be done, as in a replay. */
export function instruction(round: RallyeRound, seat: number | null, edition: string): string {
  const uses = round.legal.map(readUse).filter((use) => use !== null)
  const own = ownDisplay(round, seat)
  if (uses.length === 0 || !own) return ''
  const standstill = standstillOf(own)
  if (!standstill && isStuck(round.legal)) return say('web', 'rallye-stuck')
  const deeds = joinChoices(deedsOf(uses, edition))
  if (!standstill) return `${deeds.charAt(0).toLocaleUpperCase()}${deeds.slice(1)}.`
  const { hazard, remedy } = standstill
  const helps = uses.some((use) => use.kind === 'lay' && use.card === remedy)
  const id = `rallye-${helps ? 'lay' : 'without'}-${hazard ? 'remedy' : 'green'}`
  return say('web', id, {
    remedy: cardName('rallye', remedy, edition),
    hazard: hazard ? cardName('rallye', hazard, edition) : '',
    deeds,
  })
}

function standstillOf({ battle, safeties }: RallyeDisplayView): Standstill | null {
  const remedy = battle && REMEDIES[battle]
  if (remedy) return { hazard: battle, remedy }
  const needsGreen = !safeties.some(({ card }) => card === 'right-of-way')
  return needsGreen && NEED_GREEN.includes(battle) ? { hazard: null, remedy: 'roll' } : null
}

/** What may be done, best first; to discard only where one cannot drive. */
function deedsOf(uses: readonly Use[], edition: string): string[] {
  const possible = new Map(uses.map((use) => [deedOf(use), use.card]))
  if (possible.has('drive')) possible.delete('discard')
  return DEEDS.filter((deed) => possible.has(deed)).map((deed) =>
    say('web', `rallye-deed-${deed}`, { card: cardName('rallye', possible.get(deed)!, edition) }),
  )
}

function deedOf({ kind, card }: Use): string {
  if (kind !== 'lay') return kind
  return isDistance(card) ? 'drive' : isSafety(card) ? 'safety' : 'lay'
}
