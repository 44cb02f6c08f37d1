import type { HouseGroups } from '../start/houseGroups'

export const ruleGroups: HouseGroups = {
  match: ['target', 'extension', 'extension_after_stock', 'exact_goal', 'hands_played_out'],
  turn: [
    'most_200s',
    'safety_plays_again',
    'coup_fourre_chain',
    'chain_draws_two',
    'discard_only_when_stuck',
  ],
  attack: [
    'attack_before_opening',
    'limit_has_own_pile',
    'limit_needs_green',
    'under_right_of_way',
  ],
}
