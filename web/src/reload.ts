/** Reloads an open page after a deployment, when the server no longer has its files. */
const KEY = 'tischrunde.renewed'
/** Milliseconds until a page may be reloaded again: a reload that does not help is not repeated. */
const SELDOM_MS = 60_000

export async function reloadPage(): Promise<void> {
  if (Date.now() - Number(sessionStorage.getItem(KEY)) < SELDOM_MS) return
  // If the server does not answer at all, the page stays as it is.
  const { ok } = await fetch(location.href)
  if (!ok) return
  sessionStorage.setItem(KEY, String(Date.now()))
  location.reload()
}
