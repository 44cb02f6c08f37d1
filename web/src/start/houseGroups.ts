/** House rules in groups, in the order of a conversation about them. */
import type { HouseRule } from '../protocol/generated'

const GROUPS: Record<string, readonly string[]> = {
  match: [
    'target',
    'extension',
    'extension_after_stock',
    'exact_goal',
    'hands_played_out',
    'teams',
    'everybody_keeps_points',
  ],
  turn: [
    'most_200s',
    'safety_plays_again',
    'coup_fourre_chain',
    'chain_draws_two',
    'discard_only_when_stuck',
    'draw_until_playable',
    'must_play_drawn',
    'jump_in',
    'seven_zero',
    'reverse_skips_with_two',
  ],
  attack: [
    'attack_before_opening',
    'limit_has_own_pile',
    'limit_needs_green',
    'under_right_of_way',
    'stacking',
    'bluffing',
  ],
}
const REST = 'points'

export interface Group {
  group: string
  rules: HouseRule[]
}

/** Every rule is in one group; those not listed are about points. */
export function grouped(rules: readonly HouseRule[]): Group[] {
  const groups = [...Object.keys(GROUPS), REST].map((group) => ({
    group,
    rules: rules
      .filter(({ field }) => groupOf(field) === group)
      .toSorted((one, other) => place(group, one) - place(group, other)),
  }))
  return groups.filter((each) => each.rules.length > 0)
}

function groupOf(field: string): string {
  return Object.keys(GROUPS).find((group) => GROUPS[group]!.includes(field)) ?? REST
}

function place(group: string, { field }: HouseRule): number {
  return GROUPS[group]?.indexOf(field) ?? 0
}
