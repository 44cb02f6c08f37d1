/** House rules in a few words. */
import { say } from '../texts/texts.svelte'
import { hyphened, type HouseValue } from './rules'

/** The name of a rule; of a switch what holds if it is on. */
export function ruleName(field: string): string {
  return say('web', `rule-${hyphened(field)}-name`)
}

/** What holds with a value. */
export function chip(field: string, value: HouseValue): string {
  const said = typeof value === 'boolean' ? (value ? 'yes' : 'no') : String(value)
  return say('web', `rule-${hyphened(field)}`, { value: said })
}
