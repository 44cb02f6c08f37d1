/** Tables are found by words that somebody said. */
import { findTable } from '../net/requests'

/** The path of the table they open, with the code as the server writes it. */
export async function pathByCode(words: string): Promise<string> {
  const { table, link } = await findTable(words)
  return `/t/${table}${new URL(link, location.href).hash}`
}
