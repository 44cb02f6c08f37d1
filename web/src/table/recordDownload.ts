/** Downloads of records for which a code is needed: a plain link cannot send one. */
import { fetchRecord } from '../net/requests'

const READ_WITHIN_MS = 10_000

/** Saves the record of a match as a file, if the link itself cannot. */
export function saveRecord(event: MouseEvent, { id, code }: { id: string; code: string }): void {
  if (!code) return
  event.preventDefault()
  void fetchRecord(id, code).then((text) => handOver(`${id}.tisch`, text))
}

function handOver(name: string, text: string): void {
  const file = document.createElement('a')
  file.href = URL.createObjectURL(new Blob([text], { type: 'text/plain' }))
  file.download = name
  file.click()
  // Some browsers read it only later.
  setTimeout(() => URL.revokeObjectURL(file.href), READ_WITHIN_MS)
}
