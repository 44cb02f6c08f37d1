/** Why something was not done, in words. */
import type { Problem } from '../net/requests'
import { has, say } from './texts.svelte'

export function inWords({ code }: Problem): string {
  if (code === 'unreachable') return say('web', 'unreachable')
  if (has('table', `denial-${code}`)) return say('table', `denial-${code}`)
  if (has('server', `problem-${code}`)) return say('server', `problem-${code}`)
  if (has('pads', `problem-${code}`)) return say('pads', `problem-${code}`)
  return say('web', has('web', `problem-${code}`) ? `problem-${code}` : 'trouble')
}
