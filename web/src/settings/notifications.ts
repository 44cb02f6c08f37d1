/** Notifications of the system: only with leave, and only where a page may show them itself. */
import { say } from '../texts/texts.svelte'

/** Asks for leave where it was not given yet, and shows a first notice: not every browser can. */
export async function askToNotify(): Promise<'granted' | 'denied' | 'impossible'> {
  if (!('Notification' in window)) return 'impossible'
  if ((await Notification.requestPermission()) !== 'granted') return 'denied'
  return noticed(say('web', 'settings-notify-note')) ? 'granted' : 'impossible'
}

/** Shows a notice that goes when what it is about is over, or the page is seen again. */
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

/** Null without leave, and in browsers that leave notices to service workers. */
function noticed(body: string): Notification | null {
  if (!('Notification' in window) || Notification.permission !== 'granted') return null
  try {
    return new Notification(say('web', 'title'), { body, tag: 'turn' })
  } catch {
    return null
  }
}
