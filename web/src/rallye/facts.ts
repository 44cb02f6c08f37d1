/** What was agreed for a match, as the server's list of games tells it. */
import { ask } from '../net/requests'

type Value = string | number | boolean

interface Games {
  games: Record<
    string,
    {
      editions: Record<string, { house: { field: string; value: Value }[] }>
      presets: Record<string, Record<string, Value>>
    }
  >
}

export interface Facts {
  /** Whether limits lie on a pile of their own. */
  speedPile: boolean
  coupPoints: number | null
  extensionPoints: number | null
}

/** What most editions have, until the server has told more. */
export const UNTOLD: Facts = { speedPile: true, coupPoints: null, extensionPoints: null }

let asked: Promise<Games> | null = null

export async function factsOf(rules: string): Promise<Facts> {
  asked ??= ask<Games>('GET', '/api/games')
  try {
    return agreed(rules, await asked)
  } catch {
    asked = null
    return UNTOLD
  }
}

/** The edition's values, with what the words of a rule set change. */
export function agreed(rules: string, { games }: Games): Facts {
  const [edition = '', ...changes] = rules.split(',')
  const values = new Map<string, Value>()
  const take = (field: string, value: Value) => values.set(field.replaceAll('_', '-'), value)
  for (const { field, value } of games.rallye?.editions[edition]?.house ?? []) take(field, value)
  for (const change of changes) {
    const preset = games.rallye?.presets[change]
    const [field = '', value] = change.split('=')
    if (preset) Object.entries(preset).forEach(([name, agreed]) => take(name, agreed))
    else if (value !== undefined) take(field, /^\d+$/.test(value) ? Number(value) : value)
    else if (field.startsWith('no-') && values.has(field.slice(3))) take(field.slice(3), false)
    else take(field, true)
  }
  return {
    speedPile: values.get('limit-has-own-pile') !== false,
    coupPoints: points(values.get('coup-fourre-points')),
    extensionPoints: points(values.get('extension-points')),
  }
}

function points(value: Value | undefined): number | null {
  return typeof value === 'number' ? value : null
}
