/** System notifications: only with permission, and only where a page may show them itself. */
import { say } from '../texts/texts.svelte'

/** Asks for permission if needed, and shows a first notification: not every browser can. */
export async function askToNotify(): Promise<'granted' | 'denied' | 'impossible'> {
  if (!('Notification' in window)) return 'impossible'
  if ((await Notification.requestPermission()) !== 'granted') return 'denied'
  return noticed(say('web', 'settings-notify-note')) ? 'granted' : 'impossible'
}

/** Shows a notification until `over` is aborted or the page is visible again. */
export function notify(text: string, over: AbortSignal): void {
  const notice = over.aborted ? null : noticed(text)
  if (!notice) return
  const close = (): void => notice.close()
  over.addEventListener('abort', close)
  document.addEventListener('visibilitychange', close, { signal: over })
  notice.onclick = () => {
    window.focus()
    close()
  }
}

/** Shows a notification; null without permission, and in browsers that allow it only to service workers. */
function noticed(body: string): Notification | null {
  if (!('Notification' in window) || Notification.permission !== 'granted') return null
  try {
    return new Notification(say('web', 'title'), { body, tag: 'turn' })
  } catch {
    return null
  }
}
