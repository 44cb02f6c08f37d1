/** Notifications of the system: only with leave. */

/** Asks for leave where it was not given yet; returns whether there is. */
export async function askToNotify(): Promise<boolean> {
  if (!('Notification' in window)) return false
  return (await Notification.requestPermission()) === 'granted'
}
