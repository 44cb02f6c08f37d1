/** Teams in words. */
import { settings } from '../settings/settings.svelte'
import { say } from '../texts/texts.svelte'

/** "Dachs und Eule gegen Igel und Fuchs". */
export function versus(teams: readonly (readonly string[])[]): string {
  const list = new Intl.ListFormat(settings.language, { type: 'conjunction' })
  return teams.map((names) => list.format(names)).join(` ${say('web', 'teams-versus')} `)
}

export function teamLetter(party: number): string {
  return String.fromCodePoint('A'.codePointAt(0)! + party)
}
