/** Rule sets: an edition and the house rules that change it. */
import type { Edition, HouseRule } from '../protocol/generated'

export type HouseValue = HouseRule['value']
export type Changes = Readonly<Record<string, HouseValue>>

/** Only the changes that differ from the edition, in the order of its rules. */
export function differing(edition: Edition, changes: Changes): Changes {
  const differs = edition.house.filter(
    ({ field, value }) => field in changes && changes[field] !== value,
  )
  return Object.fromEntries(differs.map(({ field }) => [field, changes[field]!]))
}

/** Writes a rule set as the server reads it: `fx-schmid,most-200s=3,no-extension`. */
export function ruleSet(edition: string, changes: Changes): string {
  return [edition, ...Object.entries(changes).map(written)].join(',')
}

/** The changes in a rule set. */
export function changesIn(rules: string): Changes {
  return Object.fromEntries(rules.split(',').slice(1).map(read))
}

/** The name of a rule in the texts. */
export function hyphened(field: string): string {
  return field.replaceAll('_', '-')
}

function written([field, value]: [string, HouseValue]): string {
  const name = hyphened(field)
  if (typeof value === 'boolean') return value ? name : `no-${name}`
  return `${name}=${value}`
}

function read(word: string): [string, HouseValue] {
  const [name = '', value] = word.split('=')
  const field = name.replaceAll('-', '_')
  if (value !== undefined) return [field, /^\d+$/.test(value) ? Number(value) : value]
  return field.startsWith('no_') ? [field.slice(3), false] : [field, true]
}
