/** Records for those who may see a match only by its code: a link alone cannot send one along. */
import { fetchRecord } from '../net/requests'

const READ_WITHIN_MS = 10_000

/** Hand over the record of a match as a file, if the link that was followed would not. */
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
  // Some browsers begin to read it only later.
  setTimeout(() => URL.revokeObjectURL(file.href), READ_WITHIN_MS)
}
