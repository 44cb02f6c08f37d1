/** What lies in the hands when cards are dealt; somebody who tests sees them all. */
import { isAnsweredBy, isHazard, isSafety } from './strategies'

export type Hands = readonly (readonly string[])[]

/** Whether what a test is about can come to pass soon with these hands. */
export type Fits = (hands: Hands) => boolean

export function somebodyHoldsASafety(hands: Hands): boolean {
  return hands.flat().some(isSafety)
}

/** All of these cards are in hands. */
export function held(...cards: RegExp[]): Fits {
  return (hands) => cards.every((card) => hands.flat().some((each) => card.test(each)))
}

/** Of two: the seat that can attack the other soon, who holds the answer; or does not. */
export function attackerIn(hands: Hands, answered: boolean): number | undefined {
  return [0, 1].find((seat) => {
    const [own = [], others = []] = [hands[seat], hands[1 - seat]]
    const hazards = own.filter(isHazard)
    const fit = hazards.some((hazard) => isAnsweredBy(hazard, others) === answered)
    return fit && others.includes('roll')
  })
}
