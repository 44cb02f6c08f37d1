/** Tables are found by words that somebody said. */
import { find } from '../net/requests'

/** The path of the table they open, with the code as the server writes it. */
export async function pathByCode(words: string): Promise<string> {
  const { table, link } = await find(words)
  return `/t/${table}${new URL(link, location.href).hash}`
}
