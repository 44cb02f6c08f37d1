/** After a deployment the server no longer has the files an open page names: it is loaded again. */
const KEY = 'tischrunde.renewed'
/** What does not help is not done again and again. */
const SELDOM_MS = 60_000

export async function reloadPage(): Promise<void> {
  if (Date.now() - Number(sessionStorage.getItem(KEY)) < SELDOM_MS) return
  // A server that is only away answers nothing: then the page stays as it is.
  const { ok } = await fetch(location.href)
  if (!ok) return
  sessionStorage.setItem(KEY, String(Date.now()))
  location.reload()
}
