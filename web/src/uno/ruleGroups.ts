import type { HouseGroups } from '../start/houseGroups'

export const ruleGroups: HouseGroups = {
  match: ['target', 'teams', 'everybody_keeps_points'],
  turn: [
    'draw_until_playable',
    'must_play_drawn',
    'jump_in',
    'seven_zero',
    'reverse_skips_with_two',
  ],
  attack: ['stacking', 'bluffing'],
}
