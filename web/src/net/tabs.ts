/** The other tabs of this browser: all are the same guest, and have the same seats. */
const channel = 'BroadcastChannel' in globalThis ? new BroadcastChannel('tischrunde') : null

/** Tells the others that a seat at this table was taken. */
export function notifyTabs(table: string): void {
  channel?.postMessage(table)
}

/** Hears at which tables others take seats; returns how to stop it. */
export function listenToTabs(hear: (table: string) => void): () => void {
  const heard = ({ data }: MessageEvent) => hear(String(data))
  channel?.addEventListener('message', heard)
  return () => channel?.removeEventListener('message', heard)
}
