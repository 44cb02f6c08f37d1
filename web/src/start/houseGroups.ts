/** House rules in the order in which a family talks about them. */
import type { HouseRule } from '../protocol/generated'

/** Fields by group, each game's in a file of its own; what is in none decides about points. */
export type HouseGroups = Partial<Record<(typeof GROUPS)[number], readonly string[]>>

const GROUPS = ['match', 'turn', 'attack'] as const
const REST = 'points'
const FOUND = import.meta.glob<HouseGroups>('../*/houseRules.ts', {
  eager: true,
  import: 'groups',
})

export interface Group {
  group: string
  rules: HouseRule[]
}

/** Every rule of a game stands in one group. */
export function grouped(rules: readonly HouseRule[], game: string): Group[] {
  const fields = FOUND[`../${game}/houseRules.ts`] ?? {}
  const listed = GROUPS.map((group) => ({
    group,
    rules: (fields[group] ?? []).flatMap((field) => rules.filter((rule) => rule.field === field)),
  }))
  const rest = rules.filter((rule) => !listed.some((each) => each.rules.includes(rule)))
  return [...listed, { group: REST, rules: rest }].filter((each) => each.rules.length > 0)
}
