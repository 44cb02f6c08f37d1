/** Records on this device: of its tables, and one that somebody has opened as a file. */
import { goto } from '../pages.svelte'
import type { Replay } from '../protocol/generated'
import { replayHere } from '../replay/address'
import { device } from './device.svelte'

/** Takes the place of a table's id. */
const FILE = 'file'
const KEY = 'tischrunde.file'

/** The record of a table, or of the file that was opened last. */
export function recordHere(table: string): Promise<string> {
  if (table === FILE) return Promise.resolve(sessionStorage.getItem(KEY) ?? '')
  return device.ask('record', { table })
}

/** A match as a seat saw it, or `open` with all cards open. */
export async function seenHere(table: string, seat: string): Promise<Replay> {
  const text = await recordHere(table)
  return device.ask('replay', { text, seat: seat === 'open' ? null : Number(seat) })
}

/** Shows the match of a file; throws a Problem if it is no record. */
export async function openFile(file: File): Promise<void> {
  const text = await file.text()
  await device.ask('replay', { text, seat: null })
  sessionStorage.setItem(KEY, text)
  goto(`/r/${replayHere(FILE)}`)
}
