/** How a match on a pad stands: who leads, how far it is, how it came so. */
import type { PadView } from '../protocol/generated'

/** The parties that are ahead, or have won; none before the first round counts. */
export function leaders({ totals, winners, counted, fewest_win }: PadView): number[] {
  if (winners.length > 0) return winners
  if (counted === 0) return []
  const best = fewest_win ? Math.min(...totals) : Math.max(...totals)
  return totals.flatMap((total, party) => (total === best ? [party] : []))
}

/** The totals after each round that counts, from 0 on, by party. */
export function course({ members, rounds, counted }: PadView): number[][] {
  return members.map((_, party) => {
    const sums = [0]
    for (const { sheets } of rounds.slice(0, counted))
      sums.push(sums.at(-1)! + sheets[party]!.total)
    return sums
  })
}
