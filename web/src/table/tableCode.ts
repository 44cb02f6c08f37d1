/** Finds tables by their code. */
import { findTable } from '../net/requests'

/** The path of the table with this code, spelt as the server does. */
export async function pathByCode(words: string): Promise<string> {
  const { table, link } = await findTable(words)
  return `/t/${table}${new URL(link, location.href).hash}`
}
