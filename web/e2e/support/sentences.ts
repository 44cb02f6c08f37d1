/** What must be announced of an event, in German, made from the texts and not by the pages. */
import type { AnyEvent, View } from '../../src/net/views'
import { cardWord, words } from './words'

type Args = Record<string, string | number>
type Told = (id: string, args?: Args) => string

/** The sentence about an event; null if it needs none. */
export function sentenceOf(event: AnyEvent, view: View): string | null {
  return view.game === 'uno' ? ofUno(event, view) : ofRally(event, view)
}

function nameOf(view: View, seat: number): string {
  return view.chairs[seat]?.name ?? ''
}

function by(event: { seat: number }, view: View): Args {
  return { you: event.seat === view.seat ? 'yes' : 'no', name: nameOf(view, event.seat) }
}

/** Two play, each for themselves: a party is a seat. */
function on(party: number, view: View): Args {
  return { whom: party === view.seat ? 'you' : 'others', party: nameOf(view, party) }
}

function ofRally(event: AnyEvent, view: View): string | null {
  const told: Told = (id, args) => words(`rallye-tell-${id}`, args)
  const card = (slug: string) => cardWord('rallye', slug, view.rules)
  switch (event.event) {
    case 'Laid': {
      const km = /^km-(\d+)/.exec(event.card)?.[1]
      if (km) return told('drove', { ...by(event, view), km: Number(km) })
      const kind = SAFETIES.includes(event.card) ? 'safety' : 'remedy'
      return told(`laid-${kind}`, { ...by(event, view), card: card(event.card) })
    }
    case 'Attacked':
      if (event.party === view.seat) return words('rallye-attack')
      return told('attacked', {
        ...by(event, view),
        ...on(event.party, view),
        card: card(event.card),
      })
    case 'AttackStood':
      return told('stood', { ...on(event.party, view), card: card(event.hazard) })
    case 'Discarded':
      return told('discarded', { ...by(event, view), card: card(event.card) })
    case 'RoundEnded':
      return event.winner === null ? told('nobody-won') : told('round-won', on(event.winner, view))
    default:
      return null
  }
}

function ofUno(event: AnyEvent, view: View): string | null {
  const told: Told = (id, args) => words(`uno-told-${id}`, args)
  switch (event.event) {
    case 'Played': {
      const args = { ...by(event, view), card: theCard(event.card) }
      const colour = 'colour' in event ? event.colour : null
      return colour
        ? told('wished', { ...args, colour: words(`colour-${colour}`, {}, 'de', 'uno') })
        : told('played', args)
    }
    case 'UnoCalled':
      return told('called', by(event, view))
    case 'Drew':
      return told('drew', { ...by(event, view), count: event.count })
    case 'Kept':
      return told('kept', by(event, view))
    case 'RoundEnded':
      return told('round-won', {
        you: event.winner === view.seat ? 'yes' : 'no',
        name: nameOf(view, event.winner ?? 0),
      })
    default:
      return null
  }
}

const SAFETIES = ['right-of-way', 'driving-ace', 'puncture-proof', 'petrol-station']

/** "Die rote 5", as the object of a sentence. */
function theCard(slug: string): string {
  const [, colour, rank] = /^(red|yellow|green|blue)-(.+)$/.exec(slug) ?? []
  if (!colour || !rank) return words(`uno-the-${slug}`)
  const kind = /^\d$/.test(rank) ? 'number' : rank
  return words(`uno-the-${kind}`, { colour, rank })
}
