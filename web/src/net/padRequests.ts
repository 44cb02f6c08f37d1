/** Requests about shared score pads. Whoever has the code of one reads and writes. */
import type {
  PadAddress,
  PadEntries,
  PadEvent,
  PadNews,
  PadOpening,
  PadTaken,
} from '../protocol/generated'
import { ask, Problem, withCode } from './requests'
import { base } from './serverAddress'

export const sharePad = (opened: PadOpening) =>
  ask<PadAddress>('PUT', `/api/pads/${opened.id}`, opened)
export const unsharePad = (pad: string) => ask<void>('DELETE', `/api/pads/${pad}`)

/** The path of the pad with this code, spelt as the server does. */
export async function padByCode(words: string): Promise<string> {
  const { pad, code } = await ask<PadAddress>('GET', '/api/pad-codes', undefined, words)
  return `/pad/${pad}#${code}`
}

/** What came after a number; with `wait` the answer is late until there is something, by seconds. */
export const readPad = (
  pad: string,
  code: string,
  since: number,
  wait: number,
  signal: AbortSignal | null = null,
) => ask<PadNews>('GET', `/api/pads/${pad}?since=${since}&wait=${wait}`, undefined, code, signal)

export const writePad = (
  pad: string,
  code: string,
  written: PadEvent[],
  signal: AbortSignal | null = null,
) =>
  ask<PadTaken>('POST', `/api/pads/${pad}/events`, { written } satisfies PadEntries, code, signal)

/** The link to a pad for telephones to read, as the address of a picture: an image sends no code. */
export async function padInvitation(pad: string, code: string): Promise<string> {
  const path = `${base}/api/pads/${pad}/invitation.svg`
  const answer = await fetch(path, { headers: withCode(code) })
  if (!answer.ok) throw new Problem('unreachable')
  return `data:image/svg+xml,${encodeURIComponent(await answer.text())}`
}
