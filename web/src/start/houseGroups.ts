/** House rules in groups, in the order of a conversation about them. */
import type { HouseRule } from '../protocol/generated'

/** Fields by group, each game's in a file of its own; those not listed are about points. */
export type HouseGroups = Partial<Record<(typeof GROUPS)[number], readonly string[]>>

const GROUPS = ['match', 'turn', 'attack'] as const
const REST = 'points'
const FOUND = import.meta.glob<HouseGroups>('../*/ruleGroups.ts', {
  eager: true,
  import: 'ruleGroups',
})

export interface Group {
  group: string
  rules: HouseRule[]
}

/** Every rule is in one group. */
export function grouped(rules: readonly HouseRule[], game: string): Group[] {
  const fields = FOUND[`../${game}/ruleGroups.ts`] ?? {}
  const listed = GROUPS.map((group) => ({
    group,
    rules: (fields[group] ?? []).flatMap((field) => rules.filter((rule) => rule.field === field)),
  }))
  const rest = rules.filter((rule) => !listed.some((each) => each.rules.includes(rule)))
  return [...listed, { group: REST, rules: rest }].filter((each) => each.rules.length > 0)
}
