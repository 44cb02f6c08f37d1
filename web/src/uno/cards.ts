/** What is printed on a card, parsed from its name, and its name in sentences. */
import type { UnoCard, UnoColour } from '../protocol/generated'
import { say } from '../texts/texts.svelte'

export const COLOURS: readonly UnoColour[] = ['red', 'yellow', 'green', 'blue']

interface Printed {
  colour: UnoColour | null
  /** A digit, or what the card does: `skip`, `reverse`, `draw-two`, `wild`, `wild-draw-four`. */
  rank: string
}

export function printedOn(card: UnoCard): Printed {
  const colour = COLOURS.find((name) => card.startsWith(`${name}-`)) ?? null
  return { colour, rank: colour ? card.slice(colour.length + 1) : card }
}

/** "the blue 7", for a sentence. */
export function theCard(card: UnoCard): string {
  const { colour, rank } = printedOn(card)
  return say('web', `uno-the-${kindOf(rank)}`, colour ? { colour, rank } : {})
}

/** "Blau · Tropfen": the colour and the suit that goes with it. */
export function colourAndSuit(colour: UnoColour): string {
  return say('web', 'uno-colour-and-suit', { colour: colourName(colour), suit: suitName(colour) })
}

export function colourName(colour: UnoColour): string {
  return say('uno', `colour-${colour}`)
}

export function suitName(colour: UnoColour): string {
  return say('web', `uno-suit-${colour}`)
}

/** The message for a rank: all numbers share one. */
export function kindOf(rank: string): string {
  return /^\d$/.test(rank) ? 'number' : rank
}
