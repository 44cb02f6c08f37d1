/** Which dealt hands a test can use: it sees them all. */
import { isAnsweredBy, isHazard, isSafety } from './strategies'

export type Hands = readonly (readonly string[])[]

/** Whether these hands allow soon what a test is about. */
export type Fits = (hands: Hands) => boolean

export function somebodyHoldsASafety(hands: Hands): boolean {
  return hands.flat().some(isSafety)
}

/** Whether all of these cards are in some hand. */
export function held(...cards: RegExp[]): Fits {
  return (hands) => cards.every((card) => hands.flat().some((each) => card.test(each)))
}

/** The seat that can soon attack the other of two; the other holds the answer if `answered`, otherwise not. */
export function attackerIn(hands: Hands, answered: boolean): number | undefined {
  return [0, 1].find((seat) => {
    const [own = [], others = []] = [hands[seat], hands[1 - seat]]
    const hazards = own.filter(isHazard)
    const fit = hazards.some((hazard) => isAnsweredBy(hazard, others) === answered)
    return fit && others.includes('roll')
  })
}
