/** The house rules of a table, each as a few words: those it was opened with. */
import { chip } from '../start/houseWords'
import { changesIn } from '../start/rules'

/** What was agreed in a rule set such as `uno-carabiner,stacking=twos,jump-in`. */
export function houseRules(ruleSet: string): string[] {
  return Object.entries(changesIn(ruleSet)).map(([field, value]) => chip(field, value))
}
