/** Downloads of records that a plain link cannot give: a code is needed, or no server has them. */
import { Problem, recordAddress, withCode } from '../net/requests'
import type { Table } from '../net/table'

const READ_WITHIN_MS = 10_000

/** Saves the record of a match as a file, if the link itself cannot. */
export function saveRecord(event: MouseEvent, table: Pick<Table, 'id' | 'code' | 'engine'>): void {
  if (!table.code && !table.engine) return
  event.preventDefault()
  void recordText(table).then((text) => handOver(`${table.id}.tisch`, text))
}

/** The record of a match, from wherever it is. */
export function recordText({
  id,
  code,
  engine,
}: Pick<Table, 'id' | 'code' | 'engine'>): Promise<string> {
  return engine?.record() ?? fetchRecord(id, code)
}

async function fetchRecord(table: string, code: string): Promise<string> {
  const answer = await fetch(recordAddress(table), { headers: withCode(code) })
  if (!answer.ok) throw new Problem('unreachable')
  return answer.text()
}

/** Saves something as a file. */
export function handOver(name: string, content: string | Blob): void {
  const file = document.createElement('a')
  file.href = URL.createObjectURL(
    typeof content === 'string' ? new Blob([content], { type: 'text/plain' }) : content,
  )
  file.download = name
  file.click()
  // Some browsers read it only later.
  setTimeout(() => URL.revokeObjectURL(file.href), READ_WITHIN_MS)
}
