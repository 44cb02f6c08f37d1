/** The house rules of a table, each as a few words. */
import { say } from '../texts/texts.svelte'

/** What was agreed in a rule set such as `uno-carabiner,stacking=twos,jump-in`. */
export function houseRules(ruleSet: string): string[] {
  return ruleSet.split(',').slice(1).map(inWords)
}

function inWords(agreement: string): string {
  const [field = '', value = ''] = agreement.split('=')
  if (field === 'target') return say('web', 'uno-house-target', { points: value })
  return say('web', `uno-house-${value ? `${field}-${value}` : field}`)
}
