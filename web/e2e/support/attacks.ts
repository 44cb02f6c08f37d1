/** How two come to an attack soon: cards are dealt until they allow it. */
import type { NewTable } from '../../src/protocol/generated'
import { attackerIn, type Hands } from './deals'
import type { Player } from './player'
import { attackIf, driveAndHoard, isAnsweredBy } from './strategies'
import type { People } from './test'

interface Attack {
  attacker: Player
  victim: Player
}

/** Two at the moment at which one has attacked and the other holds the answer; or does not. */
export async function underAttack(
  people: People,
  table: Omit<NewTable, 'players'>,
  answered: boolean,
  url?: string,
): Promise<Attack> {
  let [attacker, victim]: Player[] = []
  const wanted = (hazard: string) => isAnsweredBy(hazard, victim!.sight.hand) === answered
  const enough = () => victim!.sight.attacked === victim!.view.seat
  const before = async (players: Player[]) => {
    const hands = players.map(({ sight }) => sight.hand)
    const seat = attackerIn(hands, answered)!
    ;[attacker, victim] = [players[seat], players[1 - seat]]
    await Promise.all([
      attacker!.playOn(attackIf(wanted), enough, true),
      victim!.playOn(driveAndHoard, enough, true),
    ])
  }
  const fits = (hands: Hands) => attackerIn(hands, answered) !== undefined
  await people.table(['Dachs', 'Igel'], table, { ...(url ? { url } : {}), fits, before })
  if (!attacker || !victim) throw new Error('Nobody has attacked.')
  return { attacker, victim }
}
