/** House rules in a few words. */
import { FluentNumber, type FluentVariable } from '@fluent/bundle'
import { has, say } from '../texts/texts.svelte'
import { hyphened, type HouseValue } from './rules'

/** The name of a rule; for a switch, what holds if it is on. */
export function ruleName(field: string): string {
  return say('web', `rule-${hyphened(field)}-name`)
}

/** What a rule means, in a sentence; a game from elsewhere may have none. */
export function ruleNote(field: string): string | undefined {
  const id = `rule-${hyphened(field)}-note`
  return has('web', id) ? say('web', id) : undefined
}

/** What holds with this value, in a few words. */
export function chip(field: string, value: HouseValue): string {
  return say('web', `rule-${hyphened(field)}`, { value: said(value) })
}

/** Keeps numbers numeric, for plurals, but without grouping of digits. */
function said(value: HouseValue): FluentVariable {
  if (typeof value === 'number') return new FluentNumber(value, { useGrouping: false })
  return typeof value === 'boolean' ? (value ? 'yes' : 'no') : value
}
