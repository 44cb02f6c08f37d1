/** A table with an attack: cards are dealt until they allow one soon. */
import type { NewTable } from '../../src/protocol/generated'
import { attackerIn, type Hands } from './deals'
import type { Player } from './player'
import { attackIf, driveAndHoard, isAnsweredBy } from './strategies'
import type { People } from './test'

interface Attack {
  attacker: Player
  victim: Player
}

/** Two players right after an attack; the victim holds the answer if `answered`, otherwise not. */
export async function underAttack(
  people: People,
  table: Omit<NewTable, 'players'>,
  answered: boolean,
  url?: string,
): Promise<Attack> {
  let [attacker, victim]: Player[] = []
  const wanted = (hazard: string) => isAnsweredBy(hazard, victim!.state.hand) === answered
  const enough = () => victim!.state.attacked === victim!.view.seat
  const before = async (players: Player[]) => {
    const hands = players.map(({ state }) => state.hand)
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
