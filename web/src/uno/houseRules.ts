/** The house rules of a table, in a few words each. */
import { chip } from '../start/houseWords'
import { changesIn } from '../start/rules'

/** The house rules in a rule set such as `uno-carabiner,stacking=twos,jump-in`. */
export function houseRules(ruleSet: string): string[] {
  return Object.entries(changesIn(ruleSet)).map(([field, value]) => chip(field, value))
}
